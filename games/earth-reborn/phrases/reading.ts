/**
 * What a phrase asks of whom: its price, its order, what else has to hold, its dice. The rules of interaction run what is told
 * here; the tables offer it and tell why not.
 */
import { type CharacterSide, type Clan, type RoomType, roomTypes } from '../content/kinds.ts';
import type { Condition, Effect, Phrase, Skill, Test, Throw } from './phrase.ts';

/** What bears a phrase: how it is triggered and how often depends on it (ER-22.2, ER-22.3, ER-22.12, ER-22.13). */
export type Bearer = 'equipment' | 'element' | 'character' | 'goal';

/** What is left of the conditions once everything that is paid is taken out. */
export type Requirement = Exclude<Condition, { asks: 'command' | 'mission-points' | 'engaging' }>;

export interface Asked {
  readonly phase: Phrase['phase'];
  /**
   * An interaction order of at least the price (ER-22.2); CP on the character card (ER-26.1); a free choice, where something but CP is
   * paid; or nothing: it happens by itself (ER-22.4).
   */
  readonly by: 'interaction-order' | 'character-card' | 'choice' | 'itself';
  readonly command: number;
  readonly missionPoints: number;
  /** Whose CP or MP have to be spent; `null`: anybody’s. */
  readonly clan: Clan | null;
  /** The card has to be upright, and is engaged, also when the test fails (ER-43.10). */
  readonly engages: boolean;
  readonly requires: readonly Requirement[];
  readonly test: Test | null;
  /** Does each CP beyond the price give another yellow die (ER-22.6)? Not for an ability (ER-26.3). */
  readonly extraDice: boolean;
  /** How often each character may trigger it in a turn. */
  readonly uses: 'once-a-turn' | 'any-number';
  /** What happens if the test succeeds, or at once where there is none; after a failure nothing does (ER-22.8). */
  readonly success: readonly Effect[];
}

export function askedBy(phrase: Phrase, bearer: Bearer): Asked {
  const requires: Requirement[] = [];
  let [price, missionPoints, engages] = [0, 0, false];
  let clan: Clan | null = null;
  for (const condition of phrase.conditions) {
    switch (condition.asks) {
      case 'command':
        price += condition.amount;
        clan = condition.clan ?? clan;
        break;
      case 'mission-points':
        missionPoints += condition.amount;
        clan = condition.clan ?? clan;
        break;
      case 'engaging':
        engages = true;
        break;
      default:
        requires.push(condition);
    }
  }
  const by = price > 0 ? placeOfCommand(bearer) : missionPoints > 0 || engages ? 'choice' : 'itself';
  return {
    phase: phrase.phase,
    by,
    command: price,
    missionPoints,
    clan,
    engages,
    requires,
    test: phrase.test,
    extraDice: by === 'interaction-order' && phrase.test !== null,
    uses: bearer === 'element' && price > 0 ? 'once-a-turn' : 'any-number',
    success: phrase.effects,
  };
}

/** Does any type of room do? */
export function isAnyRoom(types: readonly RoomType[]): boolean {
  return roomTypes.every((type) => types.includes(type));
}

function placeOfCommand(bearer: Bearer): 'interaction-order' | 'character-card' {
  return bearer === 'character' ? 'character-card' : 'interaction-order';
}

/** What is rolled in a test, and what counts without rolling. */
export interface TestDice {
  readonly yellow: number;
  readonly black: number;
  readonly automatic: number;
}

/**
 * The dice of a test (ER-22.5, ER-22.6): those of the phrase or of the character’s values, one for each CP beyond the price where
 * the phrase allows that, and those that equipment and rooms add.
 */
export function diceOf(
  { test, command: price, extraDice }: Pick<Asked, 'test' | 'command' | 'extraDice'>,
  side: Pick<CharacterSide, Skill>,
  spent: number,
  added = 0,
): TestDice {
  if (test === null) return { yellow: 0, black: 0, automatic: 0 };
  const extra = extraDice ? Math.max(0, spent - price) : 0;
  const { chances } = test;
  if ('skills' in chances) {
    const values = chances.skills.map((skill) => side[skill]);
    return {
      yellow: sum(values.map(({ dice }) => dice)) + extra + added,
      black: 0,
      automatic: sum(values.map(({ automatic }) => automatic)),
    };
  }
  const own = chances.die === 'yellow' ? { yellow: chances.dice, black: 0 } : { yellow: 0, black: chances.dice };
  return { yellow: own.yellow + extra + added, black: own.black, automatic: 0 };
}

/** Is the threshold reached (ER-22.8)? */
export function succeeds({ threshold }: Test, points: number): boolean {
  return points >= threshold;
}

const throwOfSkill: Readonly<Record<Skill, Throw>> = { technical: 'technical-tests', science: 'science-tests' };

/** The throws that a test counts as: one of both values is a technical test and a science test. */
export function throwsOf({ chances }: Test): readonly Throw[] {
  return 'skills' in chances ? chances.skills.map((skill) => throwOfSkill[skill]) : [];
}

/** The dice that these phrases add to such a throw of a clan’s character. Whether each of them holds now is for the caller to say. */
export function diceAdded(phrases: readonly Phrase[], throws: readonly Throw[], clan: Clan): number {
  const effects = phrases.flatMap((phrase) => phrase.effects);
  return sum(
    effects.map((effect) => {
      if (effect.does !== 'more-dice' || !throws.includes(effect.for)) return 0;
      return effect.clan === undefined || effect.clan === clan ? effect.dice : 0;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
