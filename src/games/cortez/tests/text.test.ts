import { describe, expect, it } from 'vitest';
import { houseTexts } from '../../../core/text/index.ts';
import { type AnyText, languages, type Say, sayChoice, sayEvent, sayQuestion, sayRefusal } from '../../../core/text.ts';
import { cortez } from '../index.ts';
import { nodeOf } from '../map.ts';
import { marked, supply, unmarked, world } from './testing.ts';

const say: Say = { seat: (seat) => ['Ada', 'Ben', 'Cas'][seat] ?? '' };

/** The same thing said in English, Dutch and German. */
function inAll(speak: (text: AnyText, language: (typeof languages)[number]) => string) {
  return Promise.all(languages.map(async (language) => speak(await cortez.text(language), language)));
}

describe('texts', () => {
  it('a refusal names the price, the means and the rule', async () => {
    const state = world();
    marked(state, 0, 'I2');
    marked(state, 1, 'A17');
    unmarked(state, 1, 'I3', 'I4');
    supply(state, 0, { disguise: 1 });
    state.bridges = [1, 0, 0, 0, 0];
    const refusal = cortez.refusal(state, 0, { type: 'move', from: nodeOf('I2'), to: nodeOf('25') });
    if (!refusal) throw new Error('not refused');
    expect(await inAll((text, language) => sayRefusal(houseTexts[language], text, refusal, say))).toEqual([
      'That way costs 2 disguises; you have 1. (C4.3)',
      'Die weg kost 2 vermommingen; je hebt er 1. (C4.3)',
      'Dieser Weg kostet 2 Tarnungen; du hast 1. (C4.3)',
    ]);
  });

  it('a trade is told with both sides', async () => {
    const event = {
      type: 'traded',
      seat: 0,
      with: 2,
      offer: 4,
      give: [0, 0, 1, 2],
      want: [1, 0, 0, 0],
      surrender: true,
    } as const;
    expect(await inAll((text) => sayEvent(text, event, say))).toEqual([
      'Ada gives Cas 2 gold and 1 food for 1 disguise and surrender.',
      'Ada geeft Cas 2 goud en 1 voeding voor 1 vermomming en overgave.',
      'Ada gibt Cas 2 Gold und 1 Nahrung für 1 Tarnung und die Kapitulation.',
    ]);
  });

  it('secret parts are told only to those who see them', async () => {
    const open = { type: 'laid', seat: 1, count: 2, weapons: 1 } as const;
    const text = await cortez.text('en');
    expect(sayEvent(text, open, say)).toBe('Ben lays 2 war cards and 1 weapon.');
    expect(sayEvent(text, { ...open, secret: { to: [1], war: [0, 0, 0, 1, 0, 1] } }, say)).toBe(
      'Ben lays 2 war cards (6, 4) and 1 weapon.',
    );
  });

  it('places have names: villages, city fields, bridges', async () => {
    const action = { type: 'move', from: nodeOf('B9'), to: nodeOf('17'), via: [nodeOf('under I5')] } as const;
    expect(await inAll((text) => sayChoice(text, action, say))).toEqual([
      'Move from Tlacopan to city field 17 by way of the water under bridge I5',
      'Van Tlacopan via het water onder brug I5 naar stadsveld 17 gaan',
      'Von Tlacopan über das Wasser unter Brücke I5 auf Stadtfeld 17 gehen',
    ]);
  });

  it('a village is a place one is in, any other field one stands on', async () => {
    const mark = (place: string) => ({ type: 'mark', at: nodeOf(place) }) as const;
    expect(await inAll((text) => `${sayChoice(text, mark('B9'), say)}; ${sayChoice(text, mark('17'), say)}`)).toEqual([
      'Mark the figure in Tlacopan; Mark the figure on city field 17',
      'De figuur in Tlacopan markeren; De figuur op stadsveld 17 markeren',
      'Figur in Tlacopan markieren; Figur auf Stadtfeld 17 markieren',
    ]);
  });

  it('nothing given is a request, nothing asked a gift', async () => {
    const offer = (give: number[], want: number[]) => ({ type: 'offer', to: 1, give, want }) as never;
    expect(
      await inAll(
        (text) =>
          `${sayChoice(text, offer([0, 0, 0, 0], [0, 1, 0, 0]), say)}; ${sayChoice(text, offer([0, 0, 1, 0], [0, 0, 0, 0]), say)}`,
      ),
    ).toEqual([
      'Ask Ben for 1 weapon; Offer Ben 1 food as a gift',
      'Ben om 1 wapen vragen; Ben 1 voeding cadeau aanbieden',
      'Ben um 1 Waffe bitten; Ben 1 Nahrung als Geschenk anbieten',
    ]);
  });

  it('a question says what can be done', async () => {
    const question = { id: '', kind: 'bid', details: { least: 5, most: 12 } };
    expect(await inAll((text) => sayQuestion(text, question, say))).toEqual([
      'Bid 5 to 12 for the bribery card, or pass.',
      'Bied 5 tot 12 op de omkoperijkaart, of pas.',
      'Biete 5 bis 12 für die Bestechungskarte oder passe.',
    ]);
  });
});
