/** Whom the horde strikes when nobody is in its way (p.14, p.17): fewest wounds, then most ammo, then a decision. */
import { type Human, humansInTurnOrder, type World } from '../world.ts';

/** Those with the fewest wounds and, among them, the most ammo. `tie`: ammo had to decide. */
export function weakestTargets(humans: readonly Human[]): { targets: readonly Human[]; tie: boolean } {
  const fewest = Math.min(...humans.map(({ wounds }) => wounds));
  const leastWounded = humans.filter(({ wounds }) => wounds === fewest);
  const most = Math.max(...leastWounded.map(({ ammo }) => ammo));
  return { targets: leastWounded.filter(({ ammo }) => ammo === most), tie: leastWounded.length > 1 };
}

/** The first of these to play after the active Human. */
export function nextToPlay(world: World, humans: readonly Human[]): Human | undefined {
  const [active, ...others] = humansInTurnOrder(world);
  return [...others, active].find((human) => human !== undefined && humans.includes(human));
}
