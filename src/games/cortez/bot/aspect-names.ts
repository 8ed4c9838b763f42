/** The sides of a position by name, for the reason behind a hint. */
import type { Language } from '../../../core/text.ts';

export type AspectKey =
  | 'city'
  | 'followers'
  | 'mission'
  | 'treasures'
  | 'nation'
  | 'war'
  | 'supplies'
  | 'gold'
  | 'bribery'
  | 'safety';

export const aspectNames: Readonly<Record<Language, Readonly<Record<AspectKey, string>>>> = {
  en: {
    city: 'marked figures in the city',
    followers: 'marked figures that can come in',
    mission: 'the temple of the mission',
    treasures: 'the lead for the treasure',
    nation: 'the nation’s chance to win the city',
    war: 'war cards for attack and defence',
    supplies: 'supply cards for the turns to come',
    gold: 'gold',
    bribery: 'bribery cards',
    safety: 'a stronger hand than the others’',
  },
  nl: {
    city: 'gemarkeerde figuren in de stad',
    followers: 'gemarkeerde figuren die nog binnen kunnen komen',
    mission: 'de tempel van de opdracht',
    treasures: 'de voorsprong bij de schat',
    nation: 'de kans van de eigen natie op de stad',
    war: 'krijgskaarten voor aanval en verdediging',
    supplies: 'voorraadkaarten voor de volgende beurten',
    gold: 'goud',
    bribery: 'omkoperijkaarten',
    safety: 'een sterkere hand dan die van de anderen',
  },
  de: {
    city: 'markierte Figuren in der Stadt',
    followers: 'markierte Figuren, die noch hineinkommen können',
    mission: 'der Tempel des Auftrags',
    treasures: 'der Vorsprung beim Schatz',
    nation: 'die Aussicht des eigenen Volkes auf die Stadt',
    war: 'Kriegskarten für Angriff und Verteidigung',
    supplies: 'Vorratskarten für die nächsten Züge',
    gold: 'Gold',
    bribery: 'Bestechungskarten',
    safety: 'eine stärkere Hand als die der anderen',
  },
};
