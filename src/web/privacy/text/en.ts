/** What is kept of people, in English; the other languages must have exactly these. */
import type { Group } from '../kept.ts';

interface Told {
  readonly title: string;
  /** What is kept, and why. */
  readonly what: string;
  readonly long: string;
}

export interface PrivacyText {
  readonly title: string;
  readonly intro: readonly string[];
  readonly forHowLong: string;
  readonly inStore: string;
  readonly groups: Readonly<Record<Group, Told>>;
  readonly nobody: string;
  readonly nobodyAbout: string;
  readonly elsewhere: string;
  readonly elsewhereAbout: readonly string[];
  readonly rights: string;
  readonly rightsAbout: string;
  readonly account: string;
}

export const en: PrivacyText = {
  title: 'Privacy: what is kept of you',
  intro: [
    'Games you play on this device stay on this device. Everything below is kept only if you play online, and this is all of it: each part names the columns of the store, and a test holds this page against them.',
    'There is no advertising, no tracking and nothing from other companies on these pages. One cookie says who you are; it is needed to play.',
    'Your internet address is not stored. To hold off floods, a fingerprint of it may be counted for up to a day (“Counts” below). An operator who bans a range of addresses types it in; which address you come from is only compared with it.',
  ],
  forHowLong: 'How long',
  inStore: 'In the store',
  groups: {
    person: {
      title: 'You',
      what: 'A random id, your name, your language, when you first came; where clocks need it, your time zone, your holidays, and how long your last answers took.',
      long: 'Until you delete yourself.',
    },
    devices: {
      title: 'Your devices',
      what: 'For each browser you are signed in with: a fingerprint of its cookie, since when, on which day it was last here, and which browser on which system it is. Codes for another device and sign-ins under way, as fingerprints.',
      long: 'A device for half a year after it was last used, or until you sign it out; codes for 15 minutes, sign-ins for a day.',
    },
    ways: {
      title: 'Ways to come back',
      what: 'If you want them: the public half of your passkeys, with a name and when they were last used, and your email address.',
      long: 'Until you remove them.',
    },
    seats: {
      title: 'Tables and seats',
      what: 'Which tables you opened, where you sit or sat, under which name, whom a request is waiting for, when you were last there, what your device added to the shuffle, and which of your messages have been done.',
      long: 'As long as the table; names of messages for a day. If you delete yourself, your seats become a stranger’s, another one at each table.',
    },
    play: {
      title: 'What is played',
      what: 'Every move with its time and what your clock showed, where the game stands, and your standing orders. Moves name seats, not people.',
      long: 'As long as the table: games can be replayed for ever.',
    },
    club: {
      title: 'Tournaments and daily challenges',
      what: 'Which tournaments you opened or entered, and what came of their rounds; at which day’s challenge you tried, how it was played and how many points it brought.',
      long: 'As long as the tournament or the day’s list; if you delete yourself, your places in tournaments become a stranger’s and your attempts go.',
    },
    results: {
      title: 'Results and ratings',
      what: 'How each game ended for you, your rating by game, how often you won and how, whom you played with and who came in ahead; and whether you agreed to stand in lists.',
      long: 'Until you delete yourself: then your results stay without you, so that the others’ ratings can be reckoned again.',
    },
    shares: {
      title: 'Addresses of games',
      what: 'Which games you have given an address for anybody, from which moment, under which title, with the record and comments you sent along; and what you have said about moments of games at such addresses.',
      long: 'Until you remove it, the address is closed, or you delete your account.',
    },
    talk: {
      title: 'Chat',
      what: 'What you write at a table, with the time and the move at which you wrote it; and whom a host has muted there.',
      long: 'As long as the table; erased if you delete yourself.',
    },
    calls: {
      title: 'How you are called',
      what: 'How and when you want to be called; for messages the address your browser gave us for it; webhooks; your notes at tables; which calls you have not answered; and what is to be sent to you when.',
      long: 'Until you switch it off or delete yourself; what is to be sent, until it has been sent.',
    },
    apart: {
      title: 'Blocks',
      what: 'Whom you have blocked, and with which rounds of a tournament that was minded. They are not told.',
      long: 'Until you take it back or one of you is deleted.',
    },
    friends: {
      title: 'Friends',
      what: 'Who your friends are, who has asked whom and when, and to which table a friend has asked you.',
      long: 'Until one of you ends it or is deleted; an invitation until the table begins.',
    },
    seekers: {
      title: 'Playing now',
      what: 'While you wait to be seated: since when, for which game, pace and size, whether with bots, and on which device.',
      long: 'Until you are seated or call it off, at most an hour after your page was closed.',
    },
    reports: {
      title: 'Reports',
      what: 'What somebody has reported about somebody: by whom, why, in which words, and of a line of chat or a comment at a game’s address ten lines before and after with the names. Operators see it, and while a report is open they may read the chat of its table.',
      long: 'Half a year after it was closed. A report about you goes when you delete yourself, your lines in others are erased.',
    },
    bans: {
      title: 'Bans',
      what: 'Which person or range of addresses may only look on, until when, why, and who decided it.',
      long: 'Half a year after its end.',
    },
    deeds: {
      title: 'What operators did',
      what: 'Who closed a report, read a reported chat, banned somebody or took it back, and when.',
      long: 'Without end, so that it can be looked into; without your id once you are deleted.',
    },
    counts: {
      title: 'Counts',
      what: 'How often something was asked for of late, under a fingerprint of whoever asked (person, email or internet address).',
      long: 'At most a day. With a single process nothing of it is written down.',
    },
  },
  nobody: 'Not about you',
  nobodyAbout: 'What remains is about the games and the server itself:',
  elsewhere: 'What leaves the server',
  elsewhereAbout: [
    'At a table everybody sees your name, your moves and your chat; of a public table also strangers, and of any table whoever knows its link.',
    'If you switch them on, messages go by way of your browser’s maker (encrypted), your mail provider, or the webhook you entered.',
    'This device keeps your settings, your local games and what it has last seen of your tables; clearing the browser’s data removes them.',
  ],
  rights: 'It is yours',
  rightsAbout:
    'On your account page you can download everything that is kept of you, and delete yourself: then neither your id nor your name is in the store any more.',
  account: 'To your account',
};
