import type { PrivacyText } from './en.ts';

export const de: PrivacyText = {
  title: 'Datenschutz: was von dir gespeichert wird',
  intro: [
    'Was du auf diesem Gerät spielst, bleibt auf diesem Gerät. Alles Folgende wird nur gespeichert, wenn du online spielst, und das ist alles: Jeder Teil nennt die Spalten des Speichers, und ein Test hält diese Seite dagegen.',
    'Es gibt keine Werbung, keine Verfolgung und nichts von anderen Firmen auf diesen Seiten. Ein Cookie sagt, wer du bist; es wird zum Spielen gebraucht.',
    'Deine Internetadresse wird nicht gespeichert. Um Fluten abzuwehren, kann ein Fingerabdruck von ihr höchstens einen Tag lang gezählt werden („Zählungen“ unten). Wer einen Bereich von Adressen sperrt, tippt ihn ein; deine Adresse wird nur damit verglichen.',
  ],
  forHowLong: 'Wie lange',
  inStore: 'Im Speicher',
  groups: {
    person: {
      title: 'Du',
      what: 'Eine zufällige Kennung, dein Name, deine Sprache, wann du zum ersten Mal da warst; wo Uhren es brauchen, deine Zeitzone, deine Urlaube und wie lange deine letzten Antworten gedauert haben.',
      long: 'Bis du dich löschst.',
    },
    devices: {
      title: 'Deine Geräte',
      what: 'Von jedem Browser, in dem du angemeldet bist: ein Fingerabdruck seines Cookies, seit wann, an welchem Tag er zuletzt hier war und welcher Browser auf welchem System es ist. Codes für ein anderes Gerät und begonnene Anmeldungen als Fingerabdruck.',
      long: 'Ein Gerät bis ein halbes Jahr nach der letzten Nutzung oder bis du es abmeldest; Codes 15 Minuten, Anmeldungen einen Tag.',
    },
    ways: {
      title: 'Wege zurück',
      what: 'Wenn du sie willst: die öffentliche Hälfte deiner Passkeys mit einem Namen und wann sie zuletzt benutzt wurden, und deine E-Mail-Adresse.',
      long: 'Bis du sie entfernst.',
    },
    seats: {
      title: 'Tische und Plätze',
      what: 'Welche Tische du eröffnet hast, wo du sitzt oder gesessen hast, unter welchem Namen, auf wen eine Bitte wartet, wann du zuletzt da warst, was dein Gerät zum Mischen beigetragen hat und welche deiner Nachrichten erledigt sind.',
      long: 'So lange wie der Tisch; Namen von Nachrichten einen Tag. Löschst du dich, gehören deine Plätze Unbekannten, an jedem Tisch jemand anderem.',
    },
    play: {
      title: 'Was gespielt wird',
      what: 'Jeder Zug mit seiner Zeit und dem, was deine Uhr zeigte, wie das Spiel steht, und deine Daueraufträge. Züge nennen Plätze, keine Personen.',
      long: 'So lange wie der Tisch: Partien lassen sich immer nachspielen.',
    },
    club: {
      title: 'Turniere und tägliche Aufgaben',
      what: 'Welche Turniere du eröffnet hast oder an welchen du teilnimmst und was aus den Runden wurde; an welcher Tagesaufgabe du dich versucht hast, wie du gespielt hast und wie viele Punkte es brachte.',
      long: 'So lange wie das Turnier oder die Liste des Tages; löschst du dich, gehören deine Plätze in Turnieren Unbekannten, und deine Versuche verschwinden.',
    },
    results: {
      title: 'Ergebnisse und Wertungen',
      what: 'Wie jede Partie für dich ausging, deine Wertung je Spiel, wie oft und wie du gewonnen hast, mit wem du gespielt hast und wer vor wem lag; und ob du in Listen stehen möchtest.',
      long: 'Bis du dich löschst: Dann bleiben deine Ergebnisse ohne dich, damit sich die Wertungen der anderen nachrechnen lassen.',
    },
    shares: {
      title: 'Adressen von Partien',
      what: 'Welchen Partien du eine Adresse für alle gegeben hast, ab welchem Moment, unter welchem Titel, mit der Aufzeichnung und den Kommentaren, die du mitgeschickt hast; und was du unter solchen Adressen über Momente von Partien gesagt hast.',
      long: 'Bis du es entfernst, die Adresse geschlossen wird oder du dein Konto löschst.',
    },
    talk: {
      title: 'Chat',
      what: 'Was du an einem Tisch schreibst, mit der Zeit und dem Zug, bei dem du es geschrieben hast; und wen ein Gastgeber dort stummgeschaltet hat.',
      long: 'So lange wie der Tisch; wenn du dich löschst, wird es gelöscht.',
    },
    calls: {
      title: 'Wie du gerufen wirst',
      what: 'Wie und wann du gerufen werden willst; für Nachrichten die Adresse, die dein Browser uns dafür gab; Webhooks; deine Notizen an Tischen; welche Rufe du noch nicht beantwortet hast; und was dir wann geschickt wird.',
      long: 'Bis du es ausschaltest oder dich löschst; was zu schicken ist, bis es verschickt ist.',
    },
    apart: {
      title: 'Blockierte',
      what: 'Wen du blockiert hast, und bei welchen Runden eines Turniers das beachtet wurde. Sie erfahren es nicht.',
      long: 'Bis du es zurücknimmst oder jemand von euch gelöscht ist.',
    },
    friends: {
      title: 'Freunde',
      what: 'Wer deine Freunde sind, wer wen wann gefragt hat, und an welchen Tisch jemand dich gebeten hat.',
      long: 'Bis jemand von euch es beendet oder gelöscht ist; eine Einladung, bis der Tisch beginnt.',
    },
    seekers: {
      title: 'Gleich spielen',
      what: 'Solange du auf einen Platz wartest: seit wann, auf welches Spiel, Tempo und welche Anzahl, ob mit Bots, und an welchem Gerät.',
      long: 'Bis du sitzt oder es abbrichst, höchstens eine Stunde, nachdem deine Seite geschlossen wurde.',
    },
    reports: {
      title: 'Meldungen',
      what: 'Was jemand über jemanden gemeldet hat: von wem, weshalb, mit welchen Worten, und bei einer Chatzeile oder einem Kommentar an der Adresse einer Partie die zehn Zeilen davor und danach mit den Namen. Die Betreiber sehen das und dürfen, solange eine Meldung offen ist, den Chat ihres Tisches lesen.',
      long: 'Ein halbes Jahr nach dem Abschluss. Eine Meldung über dich verschwindet, wenn du dich löschst; deine Zeilen in anderen werden gelöscht.',
    },
    bans: {
      title: 'Sperren',
      what: 'Welche Person oder welcher Bereich von Adressen nur zuschauen darf, bis wann, weshalb und wer das entschieden hat.',
      long: 'Ein halbes Jahr nach ihrem Ende.',
    },
    deeds: {
      title: 'Was die Betreiber taten',
      what: 'Wer eine Meldung abgeschlossen, einen gemeldeten Chat gelesen, jemanden gesperrt oder das aufgehoben hat, und wann.',
      long: 'Ohne Ende, damit es sich prüfen lässt; ohne deine Kennung, sobald du gelöscht bist.',
    },
    counts: {
      title: 'Zählungen',
      what: 'Wie oft zuletzt etwas verlangt wurde, unter einem Fingerabdruck dessen, der es verlangte (Person, E-Mail- oder Internetadresse).',
      long: 'Höchstens einen Tag. Läuft nur ein Prozess, wird davon nichts aufgeschrieben.',
    },
  },
  nobody: 'Nicht über dich',
  nobodyAbout: 'Der Rest handelt von den Spielen und vom Server selbst:',
  elsewhere: 'Was den Server verlässt',
  elsewhereAbout: [
    'An einem Tisch sehen alle deinen Namen, deine Züge und deinen Chat; bei einem öffentlichen Tisch auch Fremde und bei jedem Tisch, wer seinen Link kennt.',
    'Wenn du sie einschaltest, gehen Nachrichten über den Hersteller deines Browsers (verschlüsselt), deinen Mailanbieter oder den Webhook, den du eingetragen hast.',
    'Dieses Gerät bewahrt deine Einstellungen, deine Partien auf diesem Gerät und was es zuletzt von deinen Tischen gesehen hat; wer die Daten des Browsers löscht, löscht sie mit.',
  ],
  rights: 'Es gehört dir',
  rightsAbout:
    'Auf deiner Kontoseite kannst du alles herunterladen, was von dir gespeichert ist, und dich löschen: Danach stehen weder deine Kennung noch dein Name im Speicher.',
  account: 'Zu deinem Konto',
};
