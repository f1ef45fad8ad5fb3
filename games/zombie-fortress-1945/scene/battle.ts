/** The battle box: the counters in their bands, face down or known to whoever looks; the members of the team with what they wield. */
import type { SceneLink, ScenePiece, SpaceState } from '@necropole/kernel';
import { ranges } from '../content/camps.ts';
import { counterOf } from '../content/counters/index.ts';
import type { CounterId } from '../content/ids.ts';
import { assaultOf } from '../rules/odds.ts';
import { boxId, counterPieceId } from '../rules/pointing.ts';
import { armedWith } from './arms.ts';
import { tokenOfCounter, tokenOfMember } from './faces.ts';
import { named } from './labels.ts';
import { life } from './pieces.ts';
import {
  fightersOf,
  fightSeen,
  figureOf,
  type SeenFight,
  type SeenMember,
  type SeenWorld,
  type ZfView,
} from './seen.ts';

/** The box that a fight is about: hand to hand the team's, else the one where most of them stand, the nearer first. */
export function boxAbout({ fights, ...world }: SeenWorld): number {
  const fight = fightSeen({ fights, ...world });
  if (fight === null) return ranges[0] ?? 0;
  if (fight.assault) return 0;
  const standing = (box: number): number => fight.boxes.filter((one) => one === box).length;
  return ranges.reduce(
    (best, box) => (standing(box) > 0 && standing(box) >= standing(best) ? box : best),
    ranges[0] ?? 0,
  );
}

/** How many volleys are still to be fired: while they come, the one at this box is over. */
export function volleysAhead(box: number, phase: ZfView['phase']): number {
  return phase === 'fight-advance' ? box - 1 : box;
}

/** Of the zombies of a fight, how many have fallen: what everybody sees to be none does not count. */
export function fallenIn({ boxes, counters }: SeenFight): { readonly killed: number; readonly zombies: number } {
  const isZombie = (slot: number): boolean => {
    const counter = counters.secret?.includes(slot) === true ? null : (counters.cards[slot] ?? null);
    return counter === null || counterOf(counter).family === 'zombie';
  };
  const zombies = boxes.filter((_, slot) => isZombie(slot));
  return { killed: zombies.filter((box) => box === null).length, zombies: zombies.length };
}

export function battlePieces(view: ZfView): readonly ScenePiece[] {
  const { world } = view;
  const fight = fightSeen(world);
  if (fight === null) return [];
  const about = boxAbout(world);
  const facing = new Set(linksOf(view).map(({ from }) => from));
  return [
    ...fight.boxes.flatMap((box, slot) => (box === null ? [] : [counterPiece(world, fight, slot, box)])),
    ...fightersOf(world, fight).flatMap(({ camp, members }) =>
      members.map((member) => {
        const panel = memberPanel(member, figureOf(camp), about);
        return facing.has(member.id) ? hand(panel) : panel;
      }),
    ),
  ];
}

function counterPiece(world: SeenWorld, fight: SeenFight, slot: number, box: number): ScenePiece {
  const counter = fight.counters.cards[slot] ?? null;
  const place = { id: counterPieceId(slot), at: boxId(box) };
  if (counter === null) return { ...place, token: 't-unknown', label: named('counter', slot + 1) };
  const { id, lives } = counterOf(fight.plain[slot] === true ? ordinary : counter);
  const left = lives === null ? figureLives(world, fight) : lives - (fight.hits[slot] ?? 0);
  return {
    ...place,
    token: tokenOfCounter(id),
    label: named('counter-known', slot + 1, id),
    ...(lives !== 1 ? { badges: [life(left)] } : {}),
  };
}

/** What is left to a wandering zombie or to Hulk. */
function figureLives({ fortress }: SeenWorld, { pack }: SeenFight): number {
  return (pack === null ? fortress.hulk?.hp : fortress.packs.find(({ id }) => id === pack)?.hp) ?? 0;
}

/** What a puddle counts as that finds no weapon. */
const ordinary: CounterId = 'zombie.1';

function memberPanel(member: SeenMember, figure: number, about: number): ScenePiece {
  const { id, kind, wounded, wields } = member;
  return {
    id,
    at: boxId(0),
    token: tokenOfMember(kind),
    figure,
    form: 'panel',
    label: named('member', id),
    ...armedWith(member, about),
    ...(wounded ? { badges: [{ symbol: 'i-wound', label: named('wounded'), bad: true }] } : {}),
    ...(wields === 'spent' ? { state: 'resting' as const } : {}),
  };
}

/** Hand to hand only who it is counts, and how they are. */
function hand({ form: _, rates: __, wields: ___, ...fighter }: ScenePiece): ScenePiece {
  return fighter;
}

// ── Hand to hand ──────────────────────────────────────────────────────────────────────────────────────────────────

const HITS_FROM = 5;

/** Who faces whom among those who still stand, and from which number on a die hits. */
export function linksOf({ world }: ZfView): readonly SceneLink[] {
  const fight = fightSeen(world);
  if (fight === null || !fight.assault) return [];
  const members = new Map(
    fightersOf(world, fight).flatMap((team) => team.members.map((member) => [member.id, member] as const)),
  );
  const links = fight.facing.flatMap(({ member: id, slot }): readonly (readonly [string, SceneLink])[] => {
    const member = members.get(id);
    if (member === undefined || fight.boxes[slot] !== 0) return [];
    const from = HITS_FROM - bonusSeen(world, member);
    const link = { id: `${id}-${slot + 1}`, from: id, to: counterPieceId(slot) };
    return [[link.id, { ...link, badge: { symbol: `d-${from}`, text: `${from}+`, label: named('hits-from', from) } }]];
  });
  return [...new Map(links).values()];
}

/** What helps a member hand to hand, as everybody has seen it. */
function bonusSeen({ shown }: SeenWorld, { items }: SeenMember): number {
  return items.cards.reduce<number>(
    (sum, marker) => sum + (marker !== null && shown.includes(marker) ? assaultOf(marker) : 0),
    0,
  );
}

// ── The bands ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The band that all is about, and what happens there. */
export function bandStates({ world, phase }: ZfView): { readonly [band: string]: SpaceState } {
  if (world.fighting === null) return {};
  const about = boxAbout(world);
  const note =
    about === 0 ? named('box-assault') : phase === 'fight-advance' ? named('box-comes') : named('box-fires', MOST);
  return { [boxId(about)]: { state: 'now', note } };
}

const MOST = 4;
