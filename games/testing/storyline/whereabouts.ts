/** Where every piece and marker stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { PLANS } from './content.ts';
import { friendName } from './names.ts';
import type { Storyline } from './shape.ts';

export function whereabouts({ world }: View<Storyline>): Whereabouts {
  const { friends, raven, bystanders, menaces, scandals, story, plans, helped, averted } = world;
  return {
    pieces: {
      raven,
      ...Object.fromEntries(bystanders.map(({ id, at }) => [id, at])),
      ...Object.fromEntries(friends.map(({ at }, friend) => [friendName(friend), at])),
      ...Object.fromEntries(scandals.map((card) => [`scandal-${card}`, card])),
    },
    markers: {
      'helped-marker': helped,
      'averted-marker': averted,
      'spoiling-marker': PLANS.length - plans.length,
    },
    piles: {
      story,
      plans: plans.map(() => null),
      ...Object.fromEntries(friends.map(({ hand }, friend) => [`hand-${friend + 1}`, hand])),
      ...Object.fromEntries(menaces.map(({ card }) => [`menace-${card}`, [card]])),
    },
  };
}
