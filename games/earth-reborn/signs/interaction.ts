/** The signs of icon phrases and interaction. */
import { type Mark, mark, type Signs, sign, unmarked } from '@necropole/kernel';
import { abilities } from '../content/abilities.ts';
import type { CharacterId } from '../content/characters/index.ts';
import { equipment, equipmentIds } from '../content/equipment/index.ts';
import { ruledRooms } from '../content/floor/ruled-rooms.ts';
import { ruledRoomIds } from '../content/ids.ts';
import type { Er } from '../shape.ts';
import { blackDie, yellowDie } from './dice.ts';

const onFigure = ({ figure }: { readonly figure: CharacterId }): readonly Mark[] => [mark.change(figure)];

/** Rooms, items and abilities each have a rule of their own. */
const ofBearers: readonly string[] = [
  ...new Set([
    ...ruledRoomIds.map((id) => ruledRooms[id].cites[0]),
    ...equipmentIds.map((id) => equipment[id].cites[0]),
    ...abilities.flatMap(({ cites, woundedCite }) => [cites[0], woundedCite]),
  ]),
].filter((cite) => cite !== undefined);

export const interactionEvents = {
  triggers: sign.told([...ofBearers, 'ER-33.9'], 'i-gear', 'phrase', onFigure),
  'ability-paid': sign.told(
    ['ER-30.21', 'ER-22.3', 'ER-26.1', 'ER-26.2', 'ER-26.4', 'ER-26.5', 'ER-26.6', 'ER-26.7', 'ER-40.14', 'ER-40.16'],
    'i-gear',
    'phrase',
    onFigure,
  ),
  'dice-added': sign.quiet([...ofBearers, 'ER-33.2', 'ER-33.10'], 'i-gear', 'phrase', onFigure),
  tested: sign.seen(['ER-22.4', 'ER-22.5', 'ER-22.7', 'ER-23.5', 'ER-23.6'], 'd-6', 'phrase', onFigure, {
    shows: ({ yellow, black }) => ({ dice: [...yellow.map(yellowDie), ...black.map(blackDie)] }),
  }),
  'test-failed': sign.told('ER-22.8', 'i-cross', 'phrase', onFigure),
  'command-gained': sign.told(['ER-40.3', 'ER-41.28', 'ER-41.29'], 'i-gear', 'phrase', unmarked),
  'own-command-gained': sign.told(['ER-42.8', 'ER-41.7', 'ER-41.9'], 'i-gear', 'phrase', onFigure),
  'power-cut': sign.grave(['ER-23.8', 'ER-23.12'], 'i-cross', 'phrase', unmarked),
  'power-back': sign.told('ER-23.9', 'i-check', 'final', unmarked),
  'switched-on': sign.grave(['ER-22.14', 'ER-26.10'], 'i-check', 'phrase', unmarked),
  'switched-off': sign.grave(
    ['ER-22.14', 'ER-23.7', 'ER-26.9', 'ER-26.11', 'ER-27.6', 'ER-27.7'],
    'i-cross',
    'phrase',
    unmarked,
  ),
  'timer-set': sign.grave('ER-23.4', 'i-clock', 'phrase', unmarked),
  'timer-runs': sign.told('ER-23.4', 'i-clock', 'final', unmarked),
  'timer-held': sign.told('ER-23.10', 'i-clock', 'final', unmarked),
  'timer-over': sign.grave('ER-23.4', 'i-clock', 'final', unmarked),
  healed: sign.told('ER-41.21', 'i-check', 'phrase', onFigure),
  'card-turned-back': sign.grave('ER-41.21', 'i-check', 'phrase', onFigure),
  'item-received': sign.told('ER-17.1', 'i-card', 'phrase', onFigure),
  'zombie-rises': sign.grave(['ER-41.1', 'ER-41.3'], 'i-skull', 'phrase', onFigure),
  'mission-points-gained': sign.grave(['ER-24.2', 'ER-30.18'], 'i-objective', 'phrase', unmarked),
  'mission-points-spent': sign.told('ER-24.4', 'i-objective', 'phrase', unmarked),
  'changes-sides': sign.grave(['ER-40.5', 'ER-40.19'], 'i-people', 'phrase', onFigure),
  'goes-home': sign.told('ER-40.19', 'i-people', 'final', onFigure),
  'item-used': sign.quiet('ER-23.2', 'i-card', 'phrase', onFigure),
} satisfies Partial<Signs<Er>['events']>;

export const interactionAnswers = {
  interact: 'i-gear',
  use: 'i-gear',
  ability: 'i-gear',
  turn: 'i-people',
  spend: 'i-gear',
  heal: 'i-check',
  raise: 'i-skull',
  grant: 'i-gear',
  break: 'i-cross',
} as const;
