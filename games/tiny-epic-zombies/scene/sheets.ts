/** One sheet for each Human, and one for the Zombie side. */
import type { Label, SceneSheet } from '@necropole/kernel';
import { characters } from '../content/characters/index.ts';
import { named } from './labels.ts';
import { nameOf, portrait } from './pieces.ts';
import { isActive, isZombieTurn, numberOf, type SeenHuman, type TezView } from './seen.ts';

export function sheetsOf(view: TezView): readonly SceneSheet[] {
  return [...view.world.humans.map((human) => humanSheet(view, human)), zombieSheet(view)];
}

/** It has the id of the pawn: what refers to a Human means both. */
function humanSheet(view: TezView, human: SeenHuman): SceneSheet {
  return {
    id: human.id,
    label: nameOf(human),
    seat: human.seat,
    figure: numberOf(human),
    ...(human.character === null ? {} : { component: human.character }),
    token: portrait(human.character),
    active: isActive(view, human),
    lines: [
      { ...named('track', human.wounds, human.ammo), tracked: true },
      ...carried(view, human),
      ...(view.board.competitive ? [named('own-survivors', human.survivors)] : []),
    ],
  };
}

function carried({ world }: TezView, human: SeenHuman): readonly Label[] {
  const supplies = world.supplies.flatMap((at, i) => (at === human.id ? [`supply-${i + 1}`] : []));
  const tokens = world.tokens.flatMap(({ id, at }) => (at === human.id ? [id] : []));
  return [...supplies, ...tokens].map((id) => named('carries', id));
}

function zombieSheet(view: TezView): SceneSheet {
  const { world, board } = view;
  const [first] = world.zombieCards;
  return {
    id: 'zombies',
    label: named('zombie-side'),
    seat: board.zombieSeat,
    ...(first === undefined ? {} : { component: `${first.character}-zombie` }),
    token: 'i-skull',
    active: isZombieTurn(view),
    lines: world.zombieCards.map(({ character, marker }) => {
      const action = characters[character].horde[marker - 1];
      return action === undefined
        ? named('zombie-card', character)
        : named('next-horde-action', character, marker, action);
    }),
  };
}
