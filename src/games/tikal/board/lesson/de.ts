import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  welcome:
    'Du führst eine Expedition in den Urwald um Tikal. Alles unter dem Blätterdach ist unbekannt. Im Basiscamp in der Ecke kommen deine Leute an. Tempel und Schätze bringen Punkte, viermal im Spiel.',
  place:
    'Jeder Zug beginnt mit einer neuen Tafel. Deine ist ein Tempel mit Wert 2. Hell sind die Felder, auf die sie passt: Eine Steinplatte muss von einer bekannten Tafel zu ihr führen. Tippe auf 2,3: Die Zahlen an den Kanten sagen, was jeder Weg kostet. Tippe noch einmal, um sie zu legen.',
  leader:
    'Jetzt hast du zehn Aktionspunkte, gezeigt als Kreise über dem Plan. Wähle das Basiscamp aus und setze für 1 AP deinen Leiter ein. Bei einer Mehrheit zählt er dreifach.',
  explorer: 'Setze auch einen Teilnehmer ein, für 1 AP.',
  walk: 'Wähle den Leiter. Auf hellen Feldern steht, was der Weg dorthin kostet: die Steinplatten auf beiden Seiten jeder Kante. Der Tempel auf 0,3 kostet 2. Tippe darauf, und der Leiter geht.',
  uncover:
    'Der Rahmen um die Zahl des Tempels hat deine Farbe: Du hast dort die Mehrheit. Lege für 2 AP eine Ebene frei. Der Tempel ist dann 2 wert.',
  follow:
    'Eine zweite Ebene desselben Tempels in einem Zug braucht zwei deiner Figuren. Wähle wieder das Basiscamp, wo dein Teilnehmer steht, tippe dann auf 0,3 und lass ihn dorthin kommen.',
  second: 'Zwei Figuren, noch zwei AP: Lege die zweite Ebene frei.',
  finish:
    'Der Tempel ist 3 wert, und du hast dort die Mehrheit, 4 zu 0. Alle Aktionspunkte sind verbraucht. Bis du den Zug beendest, kannst du jeden Schritt zurücknehmen, einen nach dem anderen. Beende den Zug.',
  end: 'Bert hat eine Tafel gelegt und seinen Leiter zum anderen Tempel geschickt. Drei Tafeln sind Vulkane: Wer einen zieht, löst eine Wertungsrunde aus, und alle bekommen erst noch zehn Aktionspunkte und werten dann. In der Liste der Spieler siehst du, was eine Wertung jetzt brächte. Camps, Schätze und Wächter werden erklärt, sobald du darauf tippst.',
};
