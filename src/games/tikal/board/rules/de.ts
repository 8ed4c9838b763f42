import type { RuleSection } from '../../../../ui/board.ts';

export const de: readonly RuleSection[] = [
  {
    id: 'T1',
    title: 'Was auf dem Tisch liegt',
    tables: ['tiles', 'floors'],
    picture: 'start',
    paragraphs: [
      {
        id: 'T1.1',
        text: 'Der Urwald hat 40 Felder. Vier sind von Anfang an bekannt: das Basiscamp, zwei kleine Tempel mit Wert 1 und eine Lichtung. Die anderen 36 werden im Lauf des Spiels erforscht, Tafel um Tafel.',
      },
      {
        id: 'T1.2',
        text: 'Von den 36 Tafeln sind 15 Tempel mit Wert 1 bis 6, 10 Urwald, 8 Schatztafeln (zusammen 24 Schätze) und 3 Vulkane. Jede Tafel außer den Vulkanen hat drei Steinplatten an ihren Kanten. Auf der Rückseite steht ein Buchstabe: Zuerst kommen alle Tafeln mit A, dann B und so weiter bis G, jeder Buchstabe gemischt. Den Buchstaben der nächsten Tafel sehen alle, ihre Vorderseite niemand.',
      },
      {
        id: 'T1.3',
        text: 'Es gibt acht Arten von Schätzen, jede dreimal. Tempel wachsen mit 48 Tempelplättchen von 2 bis 10; von den mittleren gibt es viele, von den hohen wenige: drei Zweien, sechs Dreien, neun Vieren, elf Fünfen, acht Sechsen, fünf Siebenen, drei Achten, zwei Neunen und eine Zehn. Was verbaut ist, kommt nicht zurück.',
      },
      {
        id: 'T1.4',
        text: 'Alle führen eine Expedition mit einem Leiter und 18 Teilnehmern an und haben zwei Camps. Alles wartet neben dem Plan. Der Leiter zieht und handelt wie jeder Teilnehmer; nur bei Mehrheiten zählt er mehr. Du beginnst mit 0 Punkten, im Spiel mit Versteigerung (im Buch: Profiversion) mit 20.',
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
        text: 'Nimm die oberste Tafel und lege sie an. Gib dann bis zu zehn Aktionspunkte (AP) aus, wofür und in welcher Reihenfolge du willst. Was übrig bleibt, verfällt. Dein Zug ist erst zu Ende, wenn du ihn beendest. Was je Zug begrenzt ist, darfst du im nächsten Zug mit zehn AP wieder, auch in einem Wertungszug.',
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
        text: 'Die Tafel kommt auf ein leeres Feld neben einer bekannten Tafel, gedreht, wie du willst. Dort bleibt sie liegen.',
      },
      {
        id: 'T3.2',
        text: 'Man muss sie betreten können: An mindestens einer Kante zwischen ihr und einer bekannten Tafel muss eine Steinplatte liegen, gleich auf welcher Seite. Steinplatten zu einem Vulkan hin zählen nicht.',
      },
      { id: 'T3.3', text: 'Ein Vulkan muss nur neben etwas Bekanntem liegen. Betreten kann ihn nie jemand.' },
      { id: 'T3.4', text: 'Auf eine Schatztafel kommen so viele Schätze, wie sie Masken zeigt, verdeckt.' },
      {
        id: 'T3.5',
        text: 'Eine Tafel, die nirgends passt, wird mit ihren ungesehenen Schätzen weggelegt. Der Zug geht mit seinen zehn AP weiter. Für T7 und T8 gilt die Tafel als gelegt.',
      },
    ],
  },
  {
    id: 'T4',
    title: 'Aktionen und ihr Preis',
    tables: ['prices'],
    picture: 'movement',
    examples: [
      {
        picture: 'levels',
        text: 'An diesem Tempel mit Wert 3 stehen zwei Figuren einer Person. Für 2 AP wird er 4, für weitere 2 AP, denn es sind zwei Figuren, 5; eine dritte Ebene geht in diesem Zug nicht. Für noch einmal 5 AP wird eine der beiden Wächter: zusammen 9 AP, und der Tempel bringt in jeder künftigen Wertungsrunde 5 Punkte.',
      },
      {
        picture: 'exchange',
        text: 'Anna hat ein Paar Jaguare und eine Sonne, Bert einen Jaguar und ein Paar Frösche. Anna gibt die Sonne und nimmt den Jaguar: Aus dem Paar wird ein Drilling, 6 Punkte statt 4. Berts Frösche sind ein Paar und dürfen nicht genommen werden, Annas Jaguare ebenso wenig.',
      },
    ],
    paragraphs: [
      {
        id: 'T4.1',
        text: 'Eine Figur einsetzen, 1 AP: deinen Leiter oder einen Teilnehmer aus dem Vorrat, ins Basiscamp oder in ein eigenes Camp. So viele, wie du bezahlen kannst.',
      },
      {
        id: 'T4.2',
        text: 'Von Camp zu Camp, 1 AP: Eine deiner Figuren geht auf dem Geheimpfad zwischen Basiscamp und eigenem Camp oder zwischen deinen beiden Camps. Eine Figur ist in einem Camp, wenn sie auf dieser Tafel steht, wie auch immer sie dorthin kam.',
      },
      {
        id: 'T4.3',
        text: 'Ziehen: Ein Schritt auf die Nachbartafel kostet so viele AP, wie Steinplatten an der Kante dazwischen liegen, die beider Tafeln zusammen. Ohne Steinplatte kein Weg. Im Bild steht der Leiter im Basiscamp: Die Lichtung kostet 1, jeder der beiden Tempel 2, denn auf beiden Seiten liegt eine Steinplatte; vom Tempel zur Lichtung führt keine. Figuren, Camps und Wächter anderer versperren nichts.',
      },
      {
        id: 'T4.4',
        text: 'Eine Tempelebene freilegen, 2 AP: Mit einer eigenen Figur an einem ungeschützten Tempel lässt du ihn um eins wachsen, bis höchstens 10. Eine zweite Ebene desselben Tempels im selben Zug braucht zwei Figuren; eine dritte gibt es nicht. Du nimmst das Tempelplättchen mit genau der nächsten Zahl; gibt es keins mehr, wächst der Tempel nicht weiter. Sein Wert ist seine oberste Zahl.',
      },
      {
        id: 'T4.5',
        text: 'Einen Schatz heben, 3 AP: Mit einer eigenen Figur auf der Tafel nimmst du den obersten Schatz und zeigst ihn. Ein zweiter dort im selben Zug braucht zwei Figuren; einen dritten gibt es nicht.',
      },
      {
        id: 'T4.6',
        text: 'Einen Schatz tauschen, 3 AP: Du nimmst einen Schatz von jemandem und gibst einen von dir; ablehnen kann das niemand. Schätze aus einem Paar oder Drilling bleiben, wo sie sind, und beide müssen verschieden sein. So oft du es bezahlen kannst.',
      },
      {
        id: 'T4.7',
        text: 'Ein Camp errichten, 5 AP: im Urwald oder wo alle Schätze gehoben sind. Eine Figur brauchst du dort nicht, fremde Figuren stören nicht, und das Camp ist sofort benutzbar. Auf jeder Tafel ist Platz für ein Camp, jede Person hat zwei, und ein Camp bleibt bis zum Schluss.',
      },
      {
        id: 'T4.8',
        text: 'Einen Tempel schützen, 5 AP: Wo du die Mehrheit hast, steigt eine deiner Figuren auf die Spitze, und der Tempel gehört für immer dir, mit dem Wert, den er dann hat. Deine anderen Figuren dort verlassen das Spiel. Jede Person darf im ganzen Spiel zwei Tempel schützen. Figuren anderer bleiben stehen.',
      },
    ],
  },
  {
    id: 'T5',
    title: 'Mehrheit',
    picture: 'majority',
    tries: [{ position: 'temples', text: 'Gib zehn AP bei diesen Tempeln aus' }],
    paragraphs: [
      {
        id: 'T5.1',
        text: 'Ein Teilnehmer zählt 1, der Leiter 3. Du hast die Mehrheit, wo deine Figuren mehr zählen als die jeder anderen Person. Bei Gleichstand an der Spitze hat sie niemand. Ein Wächter zählt nicht mehr mit. Auf dem Plan zeigt der Rahmen um die Zahl eines Tempels, wem er gehört; das Schild daneben sagt, mit welchem Vorsprung, oder = bei Gleichstand.',
      },
    ],
  },
  {
    id: 'T6',
    title: 'Eine Wertungsrunde',
    tables: ['scores'],
    picture: 'scoring',
    examples: [
      {
        picture: 'count',
        text: 'Tempel mit 3, 5, 5 und 8 sind 21 Punkte; zwei Paare und zwei einzelne Schätze 8. Zusammen 29.',
      },
    ],
    tries: [{ position: 'volcano', text: 'Spiele deinen Wertungszug' }],
    paragraphs: [
      {
        id: 'T6.1',
        text: 'Wer den Vulkan gezogen hat, gibt als Erstes zehn AP aus und wertet dann allein. Danach machen es alle anderen im Uhrzeigersinn ebenso. So kann ein Tempel den Besitzer wechseln, bevor ihn auch die Nächsten werten.',
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
        text: 'Ist die letzte Tafel gelegt und ihr Zug vorbei, folgt die letzte Wertungsrunde. Es beginnt, wer links von der Person sitzt, die die letzte Tafel gelegt hat; sie selbst kommt als Letzte dran.',
      },
      { id: 'T7.2', text: 'Die meisten Punkte gewinnen; bei gleichen Punkten wird der Sieg geteilt.' },
    ],
  },
  {
    id: 'T8',
    title: 'Das Spiel mit Versteigerung',
    picture: 'auction',
    examples: [
      {
        picture: 'bidding',
        text: 'Eine Runde zu viert. Bert bietet am höchsten und zahlt 5 Punkte. Chris, im Uhrzeigersinn als Erstes noch ohne Zug, eröffnet die zweite Versteigerung; Anna gewinnt sie mit 4. Auch die dritte eröffnet Chris. Die beiden, die noch übrig sind, passen; Chris hat zuerst gepasst und bekommt den Zug kostenlos. Nur Doris bleibt übrig: keine Versteigerung, nichts zu zahlen. Doris hat die letzte Tafel gelegt, also eröffnet Anna die nächste Runde.',
      },
    ],
    tries: [{ position: 'auction', text: 'Biete auf den nächsten Zug' }],
    paragraphs: [
      {
        id: 'T8.1',
        text: 'Alle beginnen mit 20 Punkten. Zu Beginn jeder Runde werden so viele Tafeln aufgedeckt, wie Spieler da sind. Eine Runde ist vorbei, wenn alle einmal am Zug waren; dann beginnt die nächste, bis der Stapel aufgebraucht ist.',
      },
      {
        id: 'T8.2',
        text: 'Versteigert wird das Recht, eine der Tafeln zu wählen und den nächsten Zug zu haben. Wer noch nicht am Zug war, bietet im Uhrzeigersinn mehr als das letzte Gebot, mindestens 1 und höchstens die eigenen Punkte, oder passt. Wer passt, ist draußen; auch wer nicht erhöhen kann, wird noch gefragt, und solange niemand geboten hat, darf auch die letzte Person noch bieten oder passen. Das höchste Gebot gewinnt: Wer es gemacht hat, zahlt mit Punkten, wählt eine Tafel, legt sie an und gibt zehn AP aus.',
      },
      {
        id: 'T8.3',
        text: 'Passen alle, bekommt den Zug kostenlos, wer zuerst gepasst hat. Wer in einer Runde als Letztes übrig ist, braucht keine Versteigerung und zahlt nichts.',
      },
      {
        id: 'T8.4',
        text: 'Die erste Versteigerung eröffnet, wer das Spiel beginnt. Jede weitere eröffnet im Uhrzeigersinn die nächste Person, die noch nicht am Zug war; die erste einer neuen Runde eröffnet, wer links von der Person sitzt, die die letzte Tafel gelegt hat.',
      },
      {
        id: 'T8.5',
        text: 'Ein Vulkan löst seine Wertungsrunde aus, sobald er gewählt ist; das Gebot ist dann schon bezahlt. Wer ihn gewählt hat, wertet zuerst, legt ihn dann an und hat einen gewöhnlichen Zug; Wertungszüge zählen nicht als der Zug der Runde.',
      },
      {
        id: 'T8.6',
        text: 'In der letzten Wertungsrunde beginnt, wer die wenigsten Punkte hat, und so weiter. Bei gleichen Punkten geht es im Uhrzeigersinn, beginnend links von der Person, die die letzte Tafel gelegt hat; sie selbst kommt dabei zuletzt.',
      },
    ],
  },
];
