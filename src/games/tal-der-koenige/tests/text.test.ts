import { describe, expect, it } from 'vitest';
import { houseTexts } from '../../../core/text/index.ts';
import { type AnyText, type Language, languages, type Say, sayChoice, sayEvent, sayRefusal } from '../../../core/text.ts';
import { talDerKoenige } from '../index.ts';
import { refuse } from '../refuse.ts';

const say: Say = { seat: (seat) => ['Ada', 'Ben', 'Cas'][seat] ?? '' };

/** The same thing said in English, Dutch and German. */
function inAll(speak: (text: AnyText, language: Language) => string) {
  return Promise.all(languages.map(async (language) => speak(await talDerKoenige.text(language), language)));
}

describe('texts', () => {
  it('an overseer that is not sent anywhere stays', async () => {
    const event = { type: 'ordered', seat: 0, secret: { to: [0], one: 16, two: 17, begin: 1, stays: [true, false] } } as const;
    expect(await inAll((text) => sayEvent(text, event, say))).toEqual([
      expect.stringMatching(/^Ada orders: overseer 1 stays, overseer 2 to /),
      expect.stringMatching(/^Ada noteert: opzichter 1 blijft, opzichter 2 naar /),
      expect.stringMatching(/^Ada notiert: Aufseher 1 bleibt, Aufseher 2 in Zone /),
    ]);
  });

  it('levels and places count from 1', async () => {
    const action = { type: 'build', site: 8, position: 0, colour: 3 } as const;
    expect(await inAll((text) => sayChoice(text, action, say))).toEqual([
      'Lay a white block on site 8, level 1, place 1',
      'Leg een witte steen op bouwterrein 8, niveau 1, plek 1',
      'Setze einen weißen Stein auf Bauplatz 8, Stufe 1, Stelle 1',
    ]);
    const refusal = refuse('K3.7', 'positionTaken', { position: '0.3' });
    expect(await inAll((text, language) => sayRefusal(houseTexts[language], text, refusal, say))).toEqual([
      'There is already a block at that place of level 1. (K3.7)',
      'Op die plek van niveau 1 ligt al een bouwsteen. (K3.7)',
      'An dieser Stelle von Stufe 1 liegt schon ein Baustein. (K3.7)',
    ]);
  });
});
