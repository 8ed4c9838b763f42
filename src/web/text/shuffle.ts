/** What is said about the devices' part in the shuffles, before the game and after it; loaded when it is wanted. */
import { listed } from '../../core/agreement.ts';
import type { Language } from '../../core/text.ts';

interface ShuffleWords {
  readonly missing: (names: readonly string[]) => string;
  readonly deviceOf: (name: string) => string;
  readonly ownDevice: string;
  readonly missingText: string;
  readonly without: string;
  readonly agreed: (names: readonly string[]) => string;
  readonly devices: (names: readonly string[]) => string;
  readonly deviceMissing: (name: string) => string;
  readonly calledOff: (starts: number) => string;
  readonly ownPart: Readonly<Record<'none' | 'same' | 'changed', string>>;
  readonly fault: string;
  readonly notChecked: string;
}

export const shuffleWords: Readonly<Record<Language, ShuffleWords>> = {
  en: {
    missing: (names) => `Waiting for ${listed(names, 'and')}`,
    deviceOf: (name) => `${name}’s device`,
    ownDevice: 'another device of yours',
    missingText:
      'Every device promises a part of the shuffle when it joins. The game begins by itself as soon as this table is open there again. If everybody at the table agrees, you can begin without the missing part; the record will say so.',
    without: 'Begin without it',
    agreed: (names) => `You agreed. Still to agree: ${names.join(', ')}.`,
    devices: (names) =>
      `Before the game these devices had each fixed a part of the shuffles and revealed it only when everybody else’s was fixed, the server’s too: ${names.join(', ')}.`,
    deviceMissing: (name) => `A device of ${name} did not reveal its part; everybody at the table agreed to begin without it.`,
    calledOff: (starts) =>
      `${starts === 1 ? 'One start was' : `${starts} starts were`} called off after a device had revealed its part; then everybody fixed a new one.`,
    ownPart: {
      none: '',
      same: 'This device was one of them: what it saw fixed before the game is exactly what was used.',
      changed: 'Careful: this device saw something else fixed before the game than what was used.',
    },
    fault: 'Careful: what the devices fixed before the game and what was used do not fit together.',
    notChecked: 'Shuffles do not add up',
  },
  nl: {
    missing: (names) => `Wachten op ${listed(names, 'en')}`,
    deviceOf: (name) => `het apparaat van ${name}`,
    ownDevice: 'een ander apparaat van jou',
    missingText:
      'Elk apparaat belooft bij het aanschuiven een deel van het schudden. Het spel begint vanzelf zodra deze tafel daar weer open is. Als iedereen aan tafel het ermee eens is, beginnen jullie zonder het ontbrekende deel; dat staat dan in het verslag.',
    without: 'Zonder beginnen',
    agreed: (names) => `Je bent akkoord. Nog niet akkoord: ${names.join(', ')}.`,
    devices: (names) =>
      `Vóór het spel hadden deze apparaten elk een deel van het schudden vastgelegd en het pas onthuld toen dat van alle anderen vastlag, ook dat van de server: ${names.join(', ')}.`,
    deviceMissing: (name) =>
      `Een apparaat van ${name} heeft zijn deel niet onthuld; iedereen aan tafel was het ermee eens om zonder te beginnen.`,
    calledOff: (starts) =>
      `${starts === 1 ? 'Eén start is' : `${starts} starts zijn`} afgeblazen nadat een apparaat zijn deel had onthuld; daarna heeft iedereen een nieuw deel vastgelegd.`,
    ownPart: {
      none: '',
      same: 'Dit apparaat was er een van: wat het vóór het spel vastgelegd zag, is precies wat gebruikt is.',
      changed: 'Let op: dit apparaat zag vóór het spel iets anders vastgelegd dan wat gebruikt is.',
    },
    fault: 'Let op: wat de apparaten vóór het spel hebben vastgelegd en wat gebruikt is, past niet bij elkaar.',
    notChecked: 'Het schudden klopt niet',
  },
  de: {
    missing: (names) => `Warten auf ${listed(names, 'und')}`,
    deviceOf: (name) => `das Gerät von ${name}`,
    ownDevice: 'ein anderes Gerät von dir',
    missingText:
      'Jedes Gerät sagt beim Hinsetzen einen Teil des Mischens zu. Das Spiel beginnt von selbst, sobald dieser Tisch dort wieder offen ist. Wenn alle am Tisch einverstanden sind, beginnt ihr ohne den fehlenden Teil; das steht dann in der Aufzeichnung.',
    without: 'Ohne beginnen',
    agreed: (names) => `Du bist einverstanden. Es fehlt noch: ${names.join(', ')}.`,
    devices: (names) =>
      `Vor dem Spiel hatten diese Geräte je einen Teil des Mischens festgelegt und ihn erst offengelegt, als die Teile aller anderen feststanden, auch der des Servers: ${names.join(', ')}.`,
    deviceMissing: (name) =>
      `Ein Gerät von ${name} hat seinen Teil nicht offengelegt; alle am Tisch waren einverstanden, ohne ihn zu beginnen.`,
    calledOff: (starts) =>
      `${starts === 1 ? 'Ein Start wurde' : `${starts} Starts wurden`} abgebrochen, nachdem ein Gerät seinen Teil offengelegt hatte; danach haben alle einen neuen festgelegt.`,
    ownPart: {
      none: '',
      same: 'Dieses Gerät war eines davon: Was es vor dem Spiel festgelegt sah, ist genau das, was benutzt wurde.',
      changed: 'Achtung: Dieses Gerät sah vor dem Spiel etwas anderes festgelegt, als benutzt wurde.',
    },
    fault: 'Achtung: Was die Geräte vor dem Spiel festgelegt haben und was benutzt wurde, passt nicht zusammen.',
    notChecked: 'Das Mischen geht nicht auf',
  },
};
