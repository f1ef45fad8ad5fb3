/**
 * Interacting with an objective (p.17).
 *
 * 1 action takes, or activates, an objective of the hero's own zone, enemies or not. What it does is the mission's.
 * A secret mission that lies face up on the board is taken in the same way.
 */

import { deeds, EVERYBODY, type Fact, isFaceUp } from '@necropole/kernel';
import type { CitizenCardId } from '../content/ids.ts';
import type { Mz, MzTable, Rule, Verdict } from '../shape.ts';
import type { Hero, Objective } from '../world.ts';
import { judgeActions, ONE_ACTION, spendActions } from './actions.ts';
import { checkVictory } from './end-of-match.ts';
import { colourOf } from './opening.ts';
import { zoneId } from './places.ts';

export function judgeObjective(table: MzTable, hero: Hero, objective: Objective): Verdict {
  if (objective.zone !== hero.zone) {
    const refs = [zoneId(table.board, objective.zone)];
    return { key: 'no-objective-here', params: {}, cite: 'MZ-17.12', refs };
  }
  return table.query('objectiveRefusal', null, { hero, objective }) ?? judgeActions(table, 1);
}

function judgeSecret(table: MzTable, hero: Hero, zone: number): Verdict {
  if (zone !== hero.zone) {
    return { key: 'not-in-this-zone', params: {}, cite: 'MZ-34.15', refs: [zoneId(table.board, zone)] };
  }
  return judgeActions(table, 1);
}

/** The options of taking what lies on the board. */
function objectiveOptions(table: MzTable, hero: Hero) {
  const { objectives, secretMissions } = table.world;
  const tokens = table.options(
    objectives.filter(({ taken }) => !taken),
    (objective) => judgeObjective(table, hero, objective),
    ({ id, face }, refusal) => {
      const value: { do: 'objective'; id: Objective['id'] } = { do: 'objective', id };
      return table.option(`objective:${id}`, value, refusal, () => ({
        refs: [id],
        facts: [...colourSeen(face), ONE_ACTION],
      }));
    },
  );
  const secrets = table.options(
    secretMissions.filter(({ taken }) => !taken),
    ({ zone }) => judgeSecret(table, hero, zone),
    ({ id }, refusal) => {
      const value: { do: 'secret'; id: CitizenCardId } = { do: 'secret', id };
      return table.option(`secret:${id}`, value, refusal, () => ({ refs: [id], facts: [ONE_ACTION] }));
    },
  );
  return [...tokens, ...secrets];
}

/** What it is, where it lies face up. */
function colourSeen(face: Objective['face']): readonly Fact<Mz>[] {
  if (!isFaceUp(face)) return [];
  return face.cards.map((card) => ({ key: 'objective-colour', params: { colour: colourOf(card) } }));
}

/** Taking what lies on the board, in a hero's turn. */
export const takingObjectives = deeds({
  options: objectiveOptions,
  run: {
    objective: (table, hero, { id }) => takeObjective(table, hero, id),
    secret: (table, hero, { id }) => takeSecretMission(table, hero, id),
  },
});

/** Takes an objective: its face is seen by everybody, and the mission says what follows. */
function* takeObjective(table: MzTable, hero: Hero, id: Objective['id']): Rule {
  const objective = table.world.objectives.find((each) => each.id === id);
  if (objective === undefined) throw new Error(`${id} does not lie on the board`);
  spendActions(table, 1);
  const cite = isFaceUp(objective.face) ? 'MZ-17.12' : 'MZ-28.3';
  const face = table.reveal(objective.face, 0, EVERYBODY);
  objective.taken = true;
  const colour = colourOf(face);
  table.tell('objective-taken', cite, { who: hero.id, objective: face, colour });
  yield* table.fire('objectiveTaken', { hero, objective, face, colour });
  yield* checkVictory(table);
}

function* takeSecretMission(table: MzTable, hero: Hero, card: CitizenCardId): Rule {
  const found = table.world.secretMissions.find(({ id }) => id === card);
  if (found === undefined) throw new Error(`${card} does not lie on the board`);
  spendActions(table, 1);
  found.taken = true;
  table.tell('secret-mission-taken', 'MZ-34.15', { who: hero.id, card });
}
