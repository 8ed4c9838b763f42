/** What calls people, in words. */
import type { Language } from '../../core/text.ts';

interface NoticeText {
  readonly title: (game: string, others: string) => string;
  readonly bot: (level: string) => string;
  readonly yourTurn: string;
  readonly asksUndo: (name: string) => string;
  readonly asksSubstitute: (name: string, absent: string) => string;
  readonly asksEnd: (name: string) => string;
  readonly subject: (title: string, more: number) => string;
  readonly greeting: (name: string) => string;
  readonly intro: (tables: number) => string;
  readonly open: string;
  /** Why one gets it, before the link that ends it. */
  readonly why: string;
  readonly stop: string;
  readonly stopped: string;
  readonly stopAsk: string;
  readonly stopUnknown: string;
}

const levels: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { easy: 'an easy bot', medium: 'a medium bot', strong: 'a strong bot' },
  nl: { easy: 'een makkelijke bot', medium: 'een gemiddelde bot', strong: 'een sterke bot' },
  de: { easy: 'einem leichten Bot', medium: 'einem mittleren Bot', strong: 'einem starken Bot' },
};

export const noticeTexts: Readonly<Record<Language, NoticeText>> = {
  en: {
    title: (game, others) => (others ? `${game} with ${others}` : game),
    bot: (level) => levels.en[level] ?? 'a bot',
    yourTurn: 'It is your turn.',
    asksUndo: (name) => `${name} asks to take back the last moves. Do you agree?`,
    asksSubstitute: (name, absent) => `${name} asks to let a bot play for ${absent} until ${absent} is back. Do you agree?`,
    asksEnd: (name) => `${name} asks to end the game here. Do you agree?`,
    subject: (title, more) => (more ? `${title}, and ${more} more: your turn` : `${title}: your turn`),
    greeting: (name) => `Hello ${name},`,
    intro: (tables) => (tables > 1 ? `${tables} tables are waiting for you:` : 'A table is waiting for you:'),
    open: 'Go to the table',
    why: 'You get this email because you asked to be told when a table waits for you. There is no other email about a table until you have been there.',
    stop: 'Stop these emails',
    stopped: 'You will get no more of these emails. You can switch them on again in the settings.',
    stopAsk: 'Stop the emails that tell you when a table waits for you?',
    stopUnknown: 'This link is no longer valid. You can switch these emails off in the settings.',
  },
  nl: {
    title: (game, others) => (others ? `${game} met ${others}` : game),
    bot: (level) => levels.nl[level] ?? 'een bot',
    yourTurn: 'Jij bent aan zet.',
    asksUndo: (name) => `${name} vraagt om de laatste zetten terug te nemen. Vind je dat goed?`,
    asksSubstitute: (name, absent) =>
      `${name} vraagt of een bot voor ${absent} mag spelen tot ${absent} terug is. Vind je dat goed?`,
    asksEnd: (name) => `${name} vraagt om het spel hier te beëindigen. Vind je dat goed?`,
    subject: (title, more) => (more ? `${title}, en nog ${more}: jij bent aan zet` : `${title}: jij bent aan zet`),
    greeting: (name) => `Hallo ${name},`,
    intro: (tables) => (tables > 1 ? `${tables} tafels wachten op je:` : 'Er wacht een tafel op je:'),
    open: 'Naar de tafel',
    why: 'Je krijgt deze mail omdat je wilt weten wanneer een tafel op je wacht. Over een tafel krijg je er geen tweede tot je er geweest bent.',
    stop: 'Geen mails meer',
    stopped: 'Je krijgt geen mails meer. In de instellingen kun je ze weer aanzetten.',
    stopAsk: 'Wil je geen mails meer krijgen als een tafel op je wacht?',
    stopUnknown: 'Deze link is niet meer geldig. In de instellingen kun je deze mails uitzetten.',
  },
  de: {
    title: (game, others) => (others ? `${game} mit ${others}` : game),
    bot: (level) => levels.de[level] ?? 'einem Bot',
    yourTurn: 'Du bist am Zug.',
    asksUndo: (name) => `${name} möchte die letzten Züge zurücknehmen. Bist du einverstanden?`,
    asksSubstitute: (name, absent) =>
      `${name} möchte, dass ein Bot für ${absent} spielt, bis ${absent} zurück ist. Bist du einverstanden?`,
    asksEnd: (name) => `${name} möchte das Spiel hier beenden. Bist du einverstanden?`,
    subject: (title, more) => (more ? `${title} und ${more} mehr: Du bist am Zug` : `${title}: Du bist am Zug`),
    greeting: (name) => `Hallo ${name},`,
    intro: (tables) => (tables > 1 ? `${tables} Tische warten auf dich:` : 'ein Tisch wartet auf dich:'),
    open: 'Zum Tisch',
    why: 'Du bekommst diese Mail, weil du wissen wolltest, wann ein Tisch auf dich wartet. Zu einem Tisch kommt keine zweite, bis du dort warst.',
    stop: 'Keine Mails mehr',
    stopped: 'Du bekommst keine Mails mehr. In den Einstellungen kannst du sie wieder einschalten.',
    stopAsk: 'Keine Mails mehr, wenn ein Tisch auf dich wartet?',
    stopUnknown: 'Dieser Link gilt nicht mehr. In den Einstellungen kannst du diese Mails ausschalten.',
  },
};
