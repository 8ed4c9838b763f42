import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  firstAttack: 'Dein erster Angriff',
  welcome:
    'Du führst die Azteken, Bert die Spanier. Nur Figuren mit Kragen gehorchen ihrem Spieler, und zwei tragen deinen roten. Jede davon in der Stadt ist am Ende 5 Punkte wert.',
  mission:
    'Steht eine auf dem Tempel deines geheimen Auftrags, sind es 10 mehr. Deiner ist Tempel 24, und dort steht schon Bert.',
  bridge:
    'Jeder Zug beginnt mit einem Ereignis. Deines heißt Brücken: Alle drei Dämme in die Stadt sind unterbrochen, und eine Brücke darfst du reparieren. Repariere Brücke F9 vor dem westlichen Tor.',
  cards:
    'Nun hast du zwei Aktionen: Kriegskarten ziehen, eine Figur bewegen oder eine Vorratskarte nehmen. Um den Tempel wirst du kämpfen müssen, also rüste dich zuerst: Lege 1 Nahrung ab und ziehe 4 Kriegskarten.',
  attack:
    'Eine Figur geht beliebig weit. Wähle deine bei Tlacopan und dann Tempel 24: ein Angriff auf Bert. Am unmarkierten Spanier im Tor 15 kommst du mit 1 Tarnung vorbei.',
  lay: 'Lege deine 6 und deine 4 verdeckt mit einer Waffe; wähle eine Karte, um sie dazuzulegen. Eine Waffe verdoppelt die höchste Karte: 6 + 6 + 4 macht 16.',
  pass: 'Bert hat zwei Karten und eine Waffe gelegt. Du könntest nachlegen, aber Gelegtes ist weg, und 16 sollten reichen: Passe. Habt ihr beide gepasst, werden die Karten gezeigt.',
  refill:
    'Gewonnen: Berts 4 und 3 mit einer Waffe machen 11. Bei Gleichstand hätte Bert als Verteidiger gewonnen. Ziehe so viele Kriegskarten, wie du gelegt hast.',
  mark: 'Nach jedem gewonnenen Kampf darfst du noch eine Figur deines Volkes außerhalb der Stadt markieren. Wähle einen unmarkierten Azteken.',
  banish: 'Bert bekommt den Kragen zurück. Wohin die besiegte Figur kommt, bestimmst du: Schick sie weit weg in eine Ecke.',
  attackEnd:
    'Tempel 24 gehört dir: 5 Punkte für die Figur, 10 für den Auftrag, und noch 5, wenn die Azteken am Ende die Stadt gewinnen. Bert kann natürlich wiederkommen.',

  mercenary: 'Freunde auf Zeit',
  three:
    'Ein Tisch zu dritt. Chioma führt wie du Azteken, aber alle spielen für sich. Dein Auftrag ist Tempel 21, und wieder steht Bert im Weg.',
  noWeapon: 'Du hast eine 5, eine 3 und eine 2 und keine einzige Waffe. Für einen Kampf reicht das noch nicht.',
  trade:
    'Vorratskarten darfst du jederzeit tauschen. Chioma hat Waffen übrig: Mach ein Angebot, 1 Gold für 1 Waffe. Gold ist am Ende ein Punkt: Wer sagt da nein?',
  attackAgain: 'Geschafft! Wähle nun deine Figur bei Tlacopan und greif Bert auf Tempel 21 an.',
  layTwo:
    'Lege die 5 und die 3 mit deiner neuen Waffe: 5 + 5 + 3 macht 13. Behalte die 2, dann sieht Bert nicht, wie wenig dir bleibt.',
  count:
    'Bert antwortet mit zwei Karten und einer Waffe; das können gut mehr als 13 sein. Aber Chioma bietet Söldnerhilfe an: eine 4 für 1 Gold. Nur du siehst die Karte.',
  haggle: 'Alles hat seinen Preis, und über Preise lässt sich reden. Wähle „Anderer Preis“ und biete 1 Nahrung statt des Goldes.',
  passNow: 'Chioma ist einverstanden, und die 4 liegt auf deiner Seite: Das macht 17. Passe und lass die Karten zeigen.',
  won: '17 gegen 16: Ohne Chioma hättest du verloren. Ziehe Kriegskarten für das, was du selbst gelegt hast.',
  recruit: 'Du hast gewonnen, also markiere noch einen Azteken außerhalb der Stadt.',
  exile: 'Und schick Berts besiegte Figur fort, je weiter, desto besser.',
  lastAction: 'Eine Aktion bleibt dir. Nimm eine Vorratskarte: Freunde wirst du noch öfter bezahlen müssen.',
  end: 'Kämpfe, wo ein Auftrag oder eine Mehrheit auf dem Spiel steht, und behalte etwas, das andere wollen. Kommt der Schatz, bringen die meisten markierten Figuren in der Stadt 10 Punkte, und die Runde endet; es gibt zwei, ab vier Spielern drei. Jetzt spiel selbst.',
};
