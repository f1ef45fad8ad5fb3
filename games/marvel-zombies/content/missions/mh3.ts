/** MH3 (p.29): everybody who can still be saved, and two zombie heroes who must not go on. */

import { moveCard } from '@necropole/kernel';
import { mh3Rules } from '../../rulebook/missions/mh3.ts';
import { spawnZombieHero } from '../../rules/spawning.ts';
import type { MzTable } from '../../shape.ts';
import { isZombieHero } from '../../world.ts';
import { type SecretMissionId, secretMissionIds, type ZombieHeroId } from '../ids.ts';
import type { Errand, Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { isMarked, mark } from './marks.ts';
import { rewardOne } from './objectives.ts';
import { faceDown, loadElevator, revealCitizensIn, strikeDown } from './shared.ts';

/** From Cerebro through the basement, where the laboratory stands open, and up to the landing. */
const map = missionMap({
  floors: [
    {
      floor: 'basement',
      turns: 0,
      tiles: [
        ['10V', '11V', '12V'],
        ['13V', '14V', '15V'],
      ],
    },
    { floor: 'upper', turns: 0, tiles: [['17V']] },
  ],
  starts: ['10V.cerebro'],
  exit: null,
  points: [
    { id: 'initial', zone: '12V.corridor-east', from: 'start' },
    { id: 'blue', zone: '13V.infirmary-south', from: 'five-heroes' },
    { id: 'red-1', zone: '13V.laboratory-south-west', from: 'start' },
    { id: 'red-2', zone: '17V.landing-alcove', from: 'start' },
    { id: 'green', zone: '17V.landing-west', from: 'five-heroes' },
  ],
  objectives: [],
  open: ['10V.corridor-west/13V.laboratory-north-east', '13V.infirmary-north/13V.laboratory-north-east'],
  openRooms: ['cerebro', 'laboratory', 'infirmary'],
  noCitizens: ['13V.cold-store', '17V.guest-room'],
  elevator: 'upper',
  zombieHeroes: [
    { id: 'psylocke', zone: '12V.danger-north-west' },
    { id: 'dark-phoenix', zone: '17V.landing-east' },
  ],
});

const OBJECTIVES = 'MZ-29.2';
const wanted: readonly ZombieHeroId[] = ['psylocke', 'dark-phoenix'];

export const mh3: Mission<'mh3', 'rescue-everybody' | 'kill-psylocke-and-dark-phoenix', never> = {
  id: 'mh3',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 75,
  map,
  rules: mh3Rules,
  goals: [
    {
      id: 'rescue-everybody',
      cite: OBJECTIVES,
      stage: 1,
      done: ({ citizens, citizenCards }) =>
        citizens.length === 0 && citizenCards.every(({ cards }) => cards.length === 0),
      progress: ({ citizens, citizenCards }) => {
        const hidden = citizenCards.filter(({ cards }) => cards.length > 0).length;
        return [Math.max(0, citizenCards.length - hidden - citizens.length), citizenCards.length];
      },
      errands: ({ citizens, citizenCards }, { citizenZones }) => [
        ...citizens.map(({ zone }): Errand => ({ zones: [zone], how: 'rescue', times: 1 })),
        ...faceDown(citizenCards, citizenZones).map((zone): Errand => ({ zones: [zone], how: 'come', times: 2 })),
      ],
    },
    {
      id: 'kill-psylocke-and-dark-phoenix',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => wanted.every((id) => isMarked(world, `killed:${id}`)),
      progress: (world) => [wanted.filter((id) => isMarked(world, `killed:${id}`)).length, wanted.length],
      errands: (world) =>
        strikeDown(
          world,
          wanted.filter((id) => !isMarked(world, `killed:${id}`)),
        ),
    },
  ],
  exit: false,
  tells: { 'xp-gained': ['MZ-29.10'] },
  removed: { spawn: ['hidden-citizen'] },
  among: { cards: secretMissionIds },
  queries: { revealsOnOpening: () => false },
  flows: {
    *heroMoved(table, { to }) {
      yield* revealCitizensIn(table, to, 'MZ-29.9');
    },
    *citizenRevealed(table, { card }) {
      if (!isSecretMission(card)) return;
      const [initial] = table.world.points;
      if (initial !== undefined) yield* spawnZombieHero(table, initial.zone, 'MZ-29.11');
      putAway(table, card);
    },
    *citizenRescued(table, { hero }) {
      rewardOne(table, hero, 'MZ-29.10');
    },
    *enemyKilled(table, { enemy }) {
      if (isZombieHero(enemy)) mark(table.world, `killed:${enemy}`);
    },
    *elevatorCalled(table) {
      yield* loadElevator(table);
    },
  },
};

function isSecretMission(card: string): card is SecretMissionId {
  return (secretMissionIds as readonly string[]).includes(card);
}

/** A secret mission is over once it has been seen: there is nothing to take. */
function putAway(table: MzTable, card: SecretMissionId): void {
  const { world } = table;
  world.secretMissions = world.secretMissions.filter(({ id }) => id !== card);
  moveCard(table, world.citizensFaceUp, card, world.citizenBox);
}
