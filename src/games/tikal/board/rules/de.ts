import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [
  {
    id: 'T1',
    title: 'Was auf dem Tisch liegt',
    picture: 'start',
    paragraphs: [
      {
        id: 'T1.1',
        text: 'Der Urwald hat 40 Felder. Vier sind von Anfang an bekannt: das Basiscamp, zwei kleine Tempel mit Wert 1 und eine Lichtung. Die anderen 36 werden im Lauf des Spiels erforscht, Tafel um Tafel.',
      },
      {
        id: 'T1.2',
        text: 'Von den 36 Tafeln sind 15 Tempel mit Wert 1 bis 6, 10 Urwald, 8 Schatztafeln (zusammen 24 Schätze) und 3 Vulkane. Jede Tafel außer den Vulkanen hat drei Steine an ihren Kanten. Auf der Rückseite steht ein Buchstabe: zuerst kommen alle Tafeln mit A, dann B und so weiter bis G, jeder Buchstabe gemischt. Den Buchstaben der nächsten Tafel sehen alle, ihre Vorderseite niemand.',
      },
      {
        id: 'T1.3',
        text: 'Es gibt acht Arten von Schätzen, jede dreimal. Tempel wachsen mit 48 Tempelebenen von 2 bis 10; von den mittleren gibt es viele, von den hohen wenige, und was verbaut ist, kommt nicht zurück.',
      },
      {
        id: 'T1.4',
        text: 'Alle führen eine Expedition mit einem Leiter und 18 Teilnehmern an und haben zwei Camps. Alles wartet neben dem Plan. Du beginnst mit 0 Punkten, im Spiel mit Versteigerung mit 20.',
      },
      {
        id: 'T1.5',
        text: 'Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt hat. Gespielt wird im Uhrzeigersinn.',
      },
    ],
  },
  {
    id: 'T2',
    title: 'Ein Zug',
    paragraphs: [
      {
        id: 'T2.1',
        text: 'Nimm die oberste Tafel und lege sie an. Gib dann bis zu zehn Aktionspunkte aus, wofür und in welcher Reihenfolge du willst. Was übrig bleibt, verfällt. Dein Zug ist erst zu Ende, wenn du es sagst. Was je Zug begrenzt ist, darfst du im nächsten Zug mit zehn Punkten wieder, auch in einem Wertungszug.',
      },
      {
        id: 'T2.2',
        text: 'Ist die Tafel ein Vulkan, kommt zuerst eine Wertungsrunde. Danach legst du den Vulkan an und hast deinen gewöhnlichen Zug.',
      },
    ],
  },
  {
    id: 'T3',
    title: 'Eine Tafel anlegen',
    picture: 'placing',
    tries: [{ position: 'placing', text: 'Lege diese Tafel an' }],
    paragraphs: [
      {
        id: 'T3.1',
        text: 'Die Tafel kommt auf ein leeres Feld neben einer bekannten, gedreht wie du willst. Dort bleibt sie liegen.',
      },
      {
        id: 'T3.2',
        text: 'Man muss sie betreten können: An mindestens einer Kante zwischen ihr und einer bekannten Tafel muss ein Stein liegen, gleich auf welcher Seite. Steine zu einem Vulkan hin zählen nicht.',
      },
      { id: 'T3.3', text: 'Ein Vulkan muss nur neben etwas Bekanntem liegen. Betreten kann ihn nie jemand.' },
      { id: 'T3.4', text: 'Auf eine Schatztafel kommen so viele Schätze, wie sie Masken zeigt, verdeckt.' },
      {
        id: 'T3.5',
        text: 'Eine Tafel, die nirgends passt, wird mit ihren ungesehenen Schätzen weggelegt. Der Zug geht mit seinen zehn Punkten weiter.',
      },
    ],
  },
  {
    id: 'T4',
    title: 'Aktionen und ihr Preis',
    picture: 'movement',
    paragraphs: [
      {
        id: 'T4.1',
        text: 'Eine Figur einsetzen, 1 Punkt: deinen Leiter oder einen Teilnehmer aus dem Vorrat, ins Basiscamp oder in ein eigenes Camp. So viele, wie du bezahlen kannst.',
      },
      {
        id: 'T4.2',
        text: 'Von Camp zu Camp, 1 Punkt: eine deiner Figuren geht durch einen Geheimgang zwischen Basiscamp und eigenem Camp oder zwischen deinen beiden Camps.',
      },
      {
        id: 'T4.3',
        text: 'Ziehen: Ein Schritt auf die Nachbartafel kostet so viele Punkte, wie Steine an der Kante dazwischen liegen, die beider Tafeln zusammen. Ohne Stein kein Weg. Im Bild steht der Leiter im Basiscamp: Die Lichtung kostet 1, jeder der beiden Tempel 2, denn auf beiden Seiten liegt ein Stein; vom Tempel zur Lichtung führt keiner. Figuren, Camps und Wächter anderer versperren nichts.',
      },
      {
        id: 'T4.4',
        text: 'Eine Tempelebene freilegen, 2 Punkte: Mit einer eigenen Figur an einem ungeschützten Tempel wächst er um eins. Eine zweite Ebene desselben Tempels im selben Zug braucht zwei Figuren; eine dritte gibt es nicht. Genommen wird genau die nächste Zahl; ist sie aufgebraucht, wächst der Tempel nicht weiter. Sein Wert ist seine oberste Zahl.',
      },
      {
        id: 'T4.5',
        text: 'Einen Schatz heben, 3 Punkte: Mit einer eigenen Figur auf der Tafel nimmst du den obersten Schatz und zeigst ihn. Ein zweiter dort im selben Zug braucht zwei Figuren; einen dritten gibt es nicht.',
      },
      {
        id: 'T4.6',
        text: 'Einen Schatz tauschen, 3 Punkte: Du nimmst einen Schatz von jemandem und gibst einen von dir; ablehnen kann das niemand. Schätze aus einem Paar oder Drilling bleiben, wo sie sind, und beide müssen verschieden sein.',
      },
      {
        id: 'T4.7',
        text: 'Ein Camp errichten, 5 Punkte: im Urwald oder wo alle Schätze gehoben sind. Eine Figur brauchst du dort nicht. Je Tafel ein Camp, für jeden zwei, und ein Camp bleibt bis zum Schluss.',
      },
      {
        id: 'T4.8',
        text: 'Einen Tempel schützen, 5 Punkte: Wo du die Mehrheit hast, steigt eine deiner Figuren auf die Spitze, und der Tempel gehört für immer dir. Deine anderen Figuren dort verlassen das Spiel. Jeder darf zwei Tempel schützen. Figuren anderer bleiben stehen.',
      },
    ],
  },
  {
    id: 'T5',
    title: 'Mehrheit',
    picture: 'majority',
    tries: [{ position: 'temples', text: 'Gib zehn Punkte bei diesen Tempeln aus' }],
    paragraphs: [
      {
        id: 'T5.1',
        text: 'Ein Teilnehmer zählt 1, der Leiter 3. Du hast die Mehrheit, wo deine Figuren mehr zählen als die jedes anderen. Bei Gleichstand an der Spitze hat sie niemand. Ein Wächter zählt nicht mehr mit. Auf dem Plan zeigt der Rahmen um die Zahl eines Tempels, wem er gehört; das Schild daneben sagt, mit welchem Vorsprung, oder = bei Gleichstand.',
      },
    ],
  },
  {
    id: 'T6',
    title: 'Eine Wertungsrunde',
    picture: 'scoring',
    tries: [{ position: 'volcano', text: 'Spiele deinen Wertungszug' }],
    paragraphs: [
      {
        id: 'T6.1',
        text: 'Wer den Vulkan gezogen hat, beginnt: Er gibt zehn Punkte aus und wertet dann, er allein. Danach machen es alle anderen im Uhrzeigersinn ebenso. So kann ein Tempel den Besitzer wechseln, bevor ihn auch der Nächste wertet.',
      },
      {
        id: 'T6.2',
        text: 'Du bekommst den Wert jedes ungeschützten Tempels, an dem du die Mehrheit hast, den Wert jedes Tempels, den du schützt, und für deine Schätze: 1 für einen einzelnen, 3 für ein Paar, 6 für einen Drilling.',
      },
      { id: 'T6.3', text: 'Es gibt vier Wertungsrunden: eine mit jedem Vulkan und eine am Schluss.' },
    ],
  },
  {
    id: 'T7',
    title: 'Das Ende',
    picture: 'end',
    tries: [{ position: 'last', text: 'Spiele die letzten Wertungszüge' }],
    paragraphs: [
      {
        id: 'T7.1',
        text: 'Ist die letzte Tafel gelegt und ihr Zug vorbei, folgt die letzte Wertungsrunde. Es beginnt, wer nach dem Spieler der letzten Tafel kommt, sodass dieser selbst als Letzter dran ist.',
      },
      { id: 'T7.2', text: 'Die meisten Punkte gewinnen; bei gleichen Punkten wird der Sieg geteilt.' },
    ],
  },
  {
    id: 'T8',
    title: 'Das Spiel mit Versteigerung',
    picture: 'auction',
    tries: [{ position: 'auction', text: 'Biete auf den nächsten Zug' }],
    paragraphs: [
      {
        id: 'T8.1',
        text: 'Alle beginnen mit 20 Punkten. Zu Beginn jeder Runde werden so viele Tafeln aufgedeckt, wie Spieler da sind. Eine Runde ist vorbei, wenn jeder einmal am Zug war.',
      },
      {
        id: 'T8.2',
        text: 'Versteigert wird das Recht, eine der Tafeln zu wählen und den nächsten Zug zu haben. Wer noch nicht am Zug war, bietet im Uhrzeigersinn mehr als das letzte Gebot, höchstens die eigenen Punkte, oder passt. Wer passt, ist draußen. Der Höchstbietende zahlt mit Punkten, wählt eine Tafel, legt sie an und gibt seine zehn Aktionspunkte aus.',
      },
      {
        id: 'T8.3',
        text: 'Passen alle, bekommt den Zug umsonst, wer zuerst gepasst hat. Der Letzte einer Runde braucht keine Versteigerung und zahlt nichts.',
      },
      {
        id: 'T8.4',
        text: 'Die erste Versteigerung eröffnet der Startspieler. Spätere eröffnet der Nächste im Uhrzeigersinn, der noch nicht am Zug war, eine neue Runde der linke Nachbar dessen, der die letzte Tafel gelegt hat.',
      },
      {
        id: 'T8.5',
        text: 'Ein Vulkan löst seine Wertungsrunde aus, sobald er gewählt ist; das Gebot ist dann schon bezahlt. Wer ihn gewählt hat, wertet zuerst, legt ihn dann an und hat seinen gewöhnlichen Zug.',
      },
      {
        id: 'T8.6',
        text: 'In der letzten Wertungsrunde beginnt, wer die wenigsten Punkte hat, und so weiter. Bei gleichen Punkten geht es im Uhrzeigersinn, und wer die letzte Tafel gelegt hat, kommt unter ihnen zuletzt.',
      },
    ],
  },
];
