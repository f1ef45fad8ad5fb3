/** The world as a scene is given it: what may not be known is left out. */
import type { View } from '@necropole/kernel';
import { type CampId, campIds } from '../content/camps.ts';
import { type ZoneId, zones } from '../content/fortress/plan.ts';
import type { Zf } from '../shape.ts';

export type ZfView = View<Zf>;
export type SeenWorld = ZfView['world'];
export type SeenTeam = SeenWorld['teams'][number];
export type SeenMember = SeenTeam['members'][number];
export type SeenFight = SeenWorld['fights'][number];

/** The colour and shape of a team: the number of the figure. */
export function figureOf(camp: CampId): number {
  return campIds.indexOf(camp) + 1;
}

export function teamSeen({ teams }: SeenWorld, camp: CampId): SeenTeam | undefined {
  return teams.find((team) => team.camp === camp);
}

/** Those who still play with a team of their own, and are on a map. */
export function isOnMap({ at, state }: SeenTeam): boolean {
  return at !== null && (state === 'racing' || state === 'arrived');
}

export function isZone(at: string): at is ZoneId {
  return zones.some(({ id }) => id === at);
}

/** Is the fortress what is played, from the laying out of its markers on? */
export function isBelow({ world, phase }: ZfView): boolean {
  if (phase === 'take-green-markers' || phase === 'lay-markers' || phase.startsWith('fortress-')) return true;
  // Where the last team below has fallen or is out, the match ends there.
  if (world.fortress.rounds > 0) return true;
  return world.teams.some(({ at, state }) => state !== 'lost' && at !== null && isZone(at));
}

/** The fight in the battle box: the one under way, else one that waits, that of the active team first. */
export function fightSeen({ fights, fighting, teams, turn }: SeenWorld): SeenFight | null {
  const active = teams.find(({ seat }) => seat === turn.seat)?.camp;
  return (
    fights.find(({ id }) => id === fighting) ??
    fights.find((fight) => active !== undefined && fight.teams.includes(active)) ??
    fights[0] ??
    null
  );
}

/** The teams that stand in the battle box. */
export function fightersOf(world: SeenWorld, fight: SeenFight): readonly SeenTeam[] {
  return fight.teams.flatMap((camp) => teamSeen(world, camp) ?? []);
}

/** Before the first turn whoever chooses is active. */
export function isSettingUp({ phase }: Pick<ZfView, 'phase'>): boolean {
  return phase === 'choose-camp' || phase === 'choose-town' || phase === 'give-grenades';
}

/** Is it this team's turn, or its fight that goes on in the turn of another? */
export function isActive(view: ZfView, { camp, seat, state }: SeenTeam): boolean {
  if (isSettingUp(view)) return view.waiting.includes(seat);
  const { turn, fights, fighting } = view.world;
  const fight = fights.find(({ id }) => id === fighting);
  if (fight !== undefined) return fight.teams.includes(camp);
  return turn.seat === seat && state !== 'lost' && state !== 'escaped';
}

/** Does the marker of a room lie face down still, whether or not whoever looks knows it? */
export function isFaceDown({ cards, secret }: SeenWorld['rooms'][number]['marker']): boolean {
  return cards.length > 0 && (cards[0] === null || secret?.includes(0) === true);
}
