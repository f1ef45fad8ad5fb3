/** How the world of Storyline is copied, and what is always true of it. */
import { GOALS, SLOTS } from './content.ts';
import type { World } from './shape.ts';

export function copyWorld(world: World): World {
  const { friends, plans, story, bystanders, menaces, chips, scandals } = world;
  return {
    ...world,
    friends: friends.map(({ at, hand, deck, tokens }) => ({
      at,
      hand: [...hand],
      deck: [...deck],
      tokens: [...tokens],
    })),
    plans: [...plans],
    story: [...story],
    bystanders: bystanders.map((one) => ({ ...one })),
    menaces: menaces.map((one) => ({ ...one })),
    chips: chips.map((one) => ({ ...one })),
    scandals: [...scandals],
  };
}

export function invariantsOf({ story, bystanders, helped, averted }: World): readonly string[] {
  const places = bystanders.map(({ at, slot }) => `${at} ${slot}`);
  return [
    ...(new Set(story).size === story.length ? [] : ['a card lies twice in the story']),
    ...(new Set(places).size === places.length ? [] : ['two bystanders stand in one slot']),
    ...(bystanders.every(({ slot }) => slot >= 0 && slot < SLOTS) ? [] : ['a bystander stands in no slot']),
    ...(helped <= GOALS.helped && averted <= GOALS.averted ? [] : ['more was done than there is to do']),
  ];
}
