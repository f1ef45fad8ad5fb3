/** What may be chosen before a match, and which choices do not go together. */
import type { Bilingual, MatchConfig, ModeOption } from '@necropole/kernel';
import { heroes as heroDecks, heroIds } from '../content/heroes/index.ts';
import type { HeroId } from '../content/ids.ts';
import { locationIds } from '../content/locations/index.ts';
import { villainIds, villains } from '../content/villains/index.ts';

const LOCATIONS = 6;
const MOST_HEROES = 4;

type Options = { readonly [name: string]: ModeOption };

const villain: ModeOption = { values: villainIds, default: 'cosmic-ghost-rider' };

const shared: Options = {
  villain,
  heroes: { values: heroIds, default: 'choose', several: [1, MOST_HEROES] },
  locations: { values: locationIds, default: 'random', several: [LOCATIONS, LOCATIONS] },
  challenge: { values: ['none', 'moderate', 'hard', 'both'], default: 'none' },
  equipment: { values: ['all', ...heroIds], default: 'none', several: [1, MOST_HEROES] },
};

/** By mode. */
export const modeOptions: { readonly [mode: string]: Options } = {
  cooperative: shared,
  'super-villain': { villain, wilds: { values: ['0', '1', '2'], default: '0' }, ...shared },
  commander: { villain, budget: { values: ['2', '1', '0'], default: '2' }, ...shared },
  'commander-versus': shared,
};

/** What is wrong with choices that are each allowed and do not go together. */
export function refuseOptions({ mode, seats, options }: Omit<MatchConfig, 'seed'>): Bilingual | null {
  const versus = mode === 'super-villain' || mode === 'commander-versus';
  const heroes = versus ? seats - 1 : seats;
  const named = listed(options['heroes'], 'choose');
  const faced = options['villain'] ?? '';
  if (named.length > heroes) {
    return {
      fr: `${named.length} Héros sont nommés, et ${heroes} ${heroes === 1 ? 'joue' : 'jouent'}.`,
      en: `${named.length} Heroes are named, and ${heroes} ${heroes === 1 ? 'plays' : 'play'}.`,
    };
  }
  if (named.some((id) => isVillain(id, faced))) {
    return { fr: 'Ce Héros est le Vilain de la partie.', en: 'That Hero is the Villain of this match.' };
  }
  const equipped = listed(options['equipment'], 'none');
  if (equipped.includes('all') && equipped.length > 1) {
    return {
      fr: 'Équipement pour tous les Héros, ou pour ceux que l’on nomme.',
      en: 'Equipment for all Heroes, or for those that are named.',
    };
  }
  if (versus && villains[faced as keyof typeof villains]?.tokens === '') {
    return { fr: 'Ce Vilain ne peut pas être tenu par un joueur.', en: 'No player can hold this Villain.' };
  }
  return null;
}

/** The values of an option that lists several; none at its default. */
function listed(value: string | undefined, usual: string): readonly string[] {
  return value === undefined || value === '' || value === usual ? [] : value.split(',');
}

/** An Anti-Hero is never on both sides (MU-12.1). */
function isVillain(hero: string, villain: string): boolean {
  return heroDecks[hero as HeroId]?.antiHero === villain;
}
