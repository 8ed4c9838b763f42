/** The words about being called. They come with the part of the settings that needs them. */
import type { Language } from '../../core/text.ts';
import type { PushObstacle } from './push.ts';

interface NoticeWords {
  readonly title: string;
  readonly about: string;
  readonly here: string;
  readonly obstacles: Readonly<Record<PushObstacle, string>>;
  readonly otherDevice: (agent: string) => string;
  readonly mail: (address: string) => string;
  readonly noAddress: string;
  readonly webhooks: string;
  readonly webhookAbout: string;
  readonly kind: string;
  readonly url: string;
  readonly add: string;
  readonly remove: (what: string) => string;
  readonly off: string;
  readonly after: string;
  readonly afters: Readonly<Record<number, string>>;
  readonly tables: string;
  readonly tablesWhich: Readonly<Record<'all' | 'chosen', string>>;
  readonly quiet: string;
  readonly from: string;
  readonly to: string;
  readonly zone: (zone: string) => string;
  readonly failed: string;
  readonly own: {
    readonly calls: string;
    readonly as: string;
    readonly yes: string;
    readonly no: string;
    readonly note: string;
    readonly noteAbout: string;
    readonly kept: string;
  };
}

/** Other services are called the same in every language. */
export const serviceNames = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'JSON' } as const;

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: {
    title: 'Notifications',
    about: 'When a table waits for you and you are not looking at it.',
    here: 'A notification on this device',
    obstacles: {
      insecure: 'Notifications on the device need a secure connection (https).',
      install:
        'On iPhone and iPad, notifications come once this page is installed: Share, then “Add to Home Screen”, and open it from there.',
      unable: 'This browser cannot show notifications from pages that are closed.',
      denied: 'Notifications from this page are blocked. Allow them in the browser’s settings for this page.',
    },
    otherDevice: (agent) => `Notification on another device: ${agent}`,
    mail: (address) => `An email to ${address}`,
    noAddress: 'For emails, first add and confirm an address.',
    webhooks: 'To another service',
    webhookAbout: 'Others may read there, so it only says that it is your turn.',
    kind: 'Service',
    url: 'Address (https)',
    add: 'Add',
    remove: (what) => `Remove ${what}`,
    off: 'Switch off',
    after: 'When',
    afters: {
      0: 'at once',
      5: 'after 5 minutes',
      15: 'after 15 minutes',
      60: 'after an hour',
      240: 'after 4 hours',
      720: 'after 12 hours',
      1440: 'after a day',
    },
    tables: 'For',
    tablesWhich: { all: 'all my tables', chosen: 'only tables I choose' },
    quiet: 'Not at night',
    from: 'from',
    to: 'to',
    zone: (zone) => `in the time zone ${zone}`,
    failed: 'This could not be saved. Please try again.',
    own: {
      calls: 'Notifications for this table',
      as: 'as in my settings',
      yes: 'on',
      no: 'off',
      note: 'Note to myself',
      noteAbout: 'Only you see it.',
      kept: 'Saved.',
    },
  },
  nl: {
    title: 'Meldingen',
    about: 'Als een tafel op je wacht en je er niet naar kijkt.',
    here: 'Een melding op dit apparaat',
    obstacles: {
      insecure: 'Meldingen op het apparaat hebben een beveiligde verbinding (https) nodig.',
      install:
        'Op iPhone en iPad komen meldingen zodra deze pagina geïnstalleerd is: tik op Deel, dan op “Zet op beginscherm”, en open de pagina vandaar.',
      unable: 'Deze browser kan geen meldingen tonen van pagina’s die gesloten zijn.',
      denied: 'Meldingen van deze pagina zijn geblokkeerd. Sta ze toe in de instellingen van de browser voor deze pagina.',
    },
    otherDevice: (agent) => `Melding op een ander apparaat: ${agent}`,
    mail: (address) => `Een mail naar ${address}`,
    noAddress: 'Voor mails moet je eerst een adres toevoegen en bevestigen.',
    webhooks: 'Naar een andere dienst',
    webhookAbout: 'Daar kunnen anderen meelezen, dus er staat alleen dat jij aan zet bent.',
    kind: 'Dienst',
    url: 'Adres (https)',
    add: 'Toevoegen',
    remove: (what) => `${what} verwijderen`,
    off: 'Uitzetten',
    after: 'Wanneer',
    afters: {
      0: 'meteen',
      5: 'na 5 minuten',
      15: 'na 15 minuten',
      60: 'na een uur',
      240: 'na 4 uur',
      720: 'na 12 uur',
      1440: 'na een dag',
    },
    tables: 'Voor',
    tablesWhich: { all: 'al mijn tafels', chosen: 'alleen tafels die ik kies' },
    quiet: 'Niet ’s nachts',
    from: 'van',
    to: 'tot',
    zone: (zone) => `in de tijdzone ${zone}`,
    failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
    own: {
      calls: 'Meldingen voor deze tafel',
      as: 'zoals in mijn instellingen',
      yes: 'aan',
      no: 'uit',
      note: 'Notitie voor mezelf',
      noteAbout: 'Alleen jij ziet die.',
      kept: 'Opgeslagen.',
    },
  },
  de: {
    title: 'Benachrichtigungen',
    about: 'Wenn ein Tisch auf dich wartet und du nicht hinsiehst.',
    here: 'Eine Meldung auf diesem Gerät',
    obstacles: {
      insecure: 'Meldungen auf dem Gerät brauchen eine sichere Verbindung (https).',
      install:
        'Auf iPhone und iPad kommen Meldungen, sobald diese Seite installiert ist: Teilen, dann „Zum Home-Bildschirm“, und von dort öffnen.',
      unable: 'Dieser Browser kann keine Meldungen von geschlossenen Seiten zeigen.',
      denied: 'Meldungen dieser Seite sind blockiert. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
    },
    otherDevice: (agent) => `Meldung auf einem anderen Gerät: ${agent}`,
    mail: (address) => `Eine Mail an ${address}`,
    noAddress: 'Für Mails musst du zuerst eine Adresse eintragen und bestätigen.',
    webhooks: 'An einen anderen Dienst',
    webhookAbout: 'Dort lesen vielleicht andere mit, deshalb steht da nur, dass du am Zug bist.',
    kind: 'Dienst',
    url: 'Adresse (https)',
    add: 'Hinzufügen',
    remove: (what) => `${what} entfernen`,
    off: 'Ausschalten',
    after: 'Wann',
    afters: {
      0: 'sofort',
      5: 'nach 5 Minuten',
      15: 'nach 15 Minuten',
      60: 'nach einer Stunde',
      240: 'nach 4 Stunden',
      720: 'nach 12 Stunden',
      1440: 'nach einem Tag',
    },
    tables: 'Für',
    tablesWhich: { all: 'alle meine Tische', chosen: 'nur Tische, die ich auswähle' },
    quiet: 'Nicht nachts',
    from: 'von',
    to: 'bis',
    zone: (zone) => `in der Zeitzone ${zone}`,
    failed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
    own: {
      calls: 'Benachrichtigungen für diesen Tisch',
      as: 'wie in meinen Einstellungen',
      yes: 'an',
      no: 'aus',
      note: 'Notiz für mich',
      noteAbout: 'Nur du siehst sie.',
      kept: 'Gespeichert.',
    },
  },
};
