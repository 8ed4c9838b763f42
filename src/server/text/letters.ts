/** The letters that carry a link, in every language. */
import type { Language } from '../../core/text.ts';

interface LinkDetails {
  readonly name: string;
  readonly link: string;
  readonly host: string;
}

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Paragraphs = (told: LinkDetails) => {
  subject: string;
  hello: string;
  before: string;
  button: string;
  after: readonly string[];
};

/** Names of people stand in letters: none of their signs may be read as markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** Mail readers know no stylesheets, so every part is dressed by itself. */
export const dress = {
  letter: 'font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#2a2119;max-width:520px',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2f5d62;color:#ffffff;text-decoration:none;font-weight:bold',
  small: 'margin:0;padding-top:12px;border-top:1px solid #d8c8a8;font-size:14px;color:#665848',
};

/** The same words as plain text and as simple HTML that every mail reader shows. */
function letter(write: Paragraphs): (told: LinkDetails) => Written {
  return (told) => {
    const { subject, hello, before, button, after } = write(told);
    const paragraph = (text: string) => `<p style="${dress.paragraph}">${escaped(text)}</p>`;
    const link = `<p style="${dress.paragraph}"><a href="${escaped(told.link)}" style="${dress.button}">${escaped(button)}</a></p>`;
    const shown = `<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${escaped(told.link)}" style="color:#2f5d62">${escaped(told.link)}</a></p>`;
    return {
      subject,
      text: [hello, before, told.link, ...after].join('\n\n'),
      html: `<div style="${dress.letter}">${paragraph(hello)}${paragraph(before)}${link}${shown}${after.map(paragraph).join('')}</div>`,
    };
  };
}

export const linkLetters: Readonly<Record<Language, Readonly<Record<'enter' | 'confirm', (told: LinkDetails) => Written>>>> = {
  en: {
    enter: letter(({ name, host }) => ({
      subject: 'Your link to sign in to Tafelrunde',
      hello: `Hello ${name},`,
      before: `With this link you sign in at ${host}, on whichever device you open it:`,
      button: 'Sign in',
      after: [
        'It works once, within 15 minutes. A button on the page signs you in; opening the link alone does nothing.',
        'You did not ask for this? Then you need not do anything: without the link nobody gets in.',
      ],
    })),
    confirm: letter(({ name, host }) => ({
      subject: 'Confirm your address for Tafelrunde',
      hello: `Hello ${name},`,
      before: `With this link you confirm that this address is yours. From then on it lets you sign in at ${host}:`,
      button: 'Confirm this address',
      after: [
        'It works once, within 15 minutes.',
        `You do not know ${name}, or did not ask for this? Then do not confirm it; the address stays unused.`,
      ],
    })),
  },
  nl: {
    enter: letter(({ name, host }) => ({
      subject: 'Je link om in te loggen bij Tafelrunde',
      hello: `Hallo ${name},`,
      before: `Met deze link log je in op ${host}, op het apparaat waarop je hem opent:`,
      button: 'Inloggen',
      after: [
        'Hij werkt één keer, binnen 15 minuten. Op de pagina staat een knop waarmee je inlogt; de link alleen openen doet nog niets.',
        'Heb je hier niet om gevraagd? Dan hoef je niets te doen: zonder de link komt niemand binnen.',
      ],
    })),
    confirm: letter(({ name, host }) => ({
      subject: 'Bevestig je adres voor Tafelrunde',
      hello: `Hallo ${name},`,
      before: `Met deze link bevestig je dat dit adres van jou is. Daarna kun je er op ${host} mee inloggen:`,
      button: 'Dit adres bevestigen',
      after: [
        'Hij werkt één keer, binnen 15 minuten.',
        `Ken je geen ${name}, of heb je hier niet om gevraagd? Bevestig het dan niet; het adres blijft ongebruikt.`,
      ],
    })),
  },
  de: {
    enter: letter(({ name, host }) => ({
      subject: 'Dein Link zum Anmelden bei Tafelrunde',
      hello: `Hallo ${name},`,
      before: `mit diesem Link meldest du dich bei ${host} an, und zwar auf dem Gerät, auf dem du ihn öffnest:`,
      button: 'Anmelden',
      after: [
        'Er gilt einmal und 15 Minuten lang. Auf der Seite meldet dich ein Knopf an; den Link nur zu öffnen bewirkt nichts.',
        'Du hast nicht darum gebeten? Dann brauchst du nichts zu tun: Ohne den Link kommt niemand hinein.',
      ],
    })),
    confirm: letter(({ name, host }) => ({
      subject: 'Bestätige deine Adresse für Tafelrunde',
      hello: `Hallo ${name},`,
      before: `mit diesem Link bestätigst du, dass diese Adresse dir gehört. Danach kannst du dich damit bei ${host} anmelden:`,
      button: 'Adresse bestätigen',
      after: [
        'Er gilt einmal und 15 Minuten lang.',
        `Du kennst niemanden namens ${name} oder hast nicht darum gebeten? Dann bestätige nichts; die Adresse bleibt unbenutzt.`,
      ],
    })),
  },
};
