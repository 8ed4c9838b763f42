import type { LessonWords } from './index.ts';

export const de: LessonWords = {
  welcome:
    'Du führst die Azteken, Bert die Spanier. Figuren mit Kragen gehorchen ihrem Spieler: Zwei tragen deinen roten. Am Ende ist jede davon in der Stadt 5 Punkte wert, und 10 mehr gibt es, wenn eine auf dem Tempel deines geheimen Auftrags steht. Deiner ist Tempel 24; dort steht Bert.',
  bridge:
    'Jeder Zug beginnt mit einem Ereignis. Deines heißt Brücken: Du darfst eine umdrehen, von eingestürzt auf heil oder zurück. Alle drei Dämme in die Stadt sind unterbrochen. Richte Brücke W2 vor dem westlichen Tor wieder her.',
  cards:
    'Nun hast du zwei Aktionen: Kriegskarten ziehen, eine Figur bewegen oder eine Vorratskarte nehmen. Um den Tempel wirst du kämpfen müssen, also rüste dich zuerst: Lege 1 Nahrung ab und ziehe 4 Kriegskarten.',
  attack:
    'Eine Figur geht beliebig weit. Wähle deine bei Tlacopan und dann Tempel 24: ein Angriff auf Bert. Wer unterwegs ohne deinen Kragen im Weg steht, kostet 1 Tarnung; hier der Spanier im Tor 15. Der Plan findet den billigsten Weg, oder du wählst „Einen anderen Weg“.',
  lay: 'Bert lässt dich kommen. Lege deine 6 und deine 4 verdeckt mit einer Waffe; ein Tipp auf eine Karte legt sie dazu. Je Waffe zählt eine Karte doppelt, die höchste zuerst: 6 + 6 + 4 macht 16. Waffen liegen offen, Kriegskarten nicht. Zu mehreren könnten dir die anderen als Söldner eine Karte verkaufen.',
  pass: 'Bert hat zwei Karten und eine Waffe gelegt. Was liegt, bleibt liegen, und du könntest nachlegen. Aber das sollte reichen: Passe. Habt ihr beide gepasst, werden die Karten gezeigt. Bei Gleichstand würde der Verteidiger gewinnen.',
  refill:
    'Du hast gewonnen: Berts 4 und 3 mit einer Waffe machen 11. Die gelegten Karten sind weg. Ihr beide dürft so viele Kriegskarten ziehen, wie ihr selbst gelegt habt, höchstens 4.',
  mark: 'Nach jedem gewonnenen Kampf darfst du noch eine Figur deines Volkes außerhalb der Stadt markieren, solange von deinen sieben Kragen einer frei ist. Wähle einen unmarkierten Azteken.',
  banish:
    'Bert nimmt den Kragen seiner besiegten Figur zurück. Wohin sie kommt, bestimmst du: auf ein beliebiges freies Feld außerhalb der Stadt. Schick sie weit weg in eine Ecke.',
  end: 'Tempel 24 ist dein. Wäre das Spiel jetzt zu Ende: 5 Punkte für deine Figur, 10 für den Auftrag, 1 je Goldkarte. In der Stadt stehen drei Figuren von jedem Volk; bei Gleichstand entscheidet die höchste Nummer, also halten die Azteken die Stadt: noch 5. Und wer die meisten markierten Figuren in der Stadt hat, wenn der Schatz kommt, bekommt 10.',
};
