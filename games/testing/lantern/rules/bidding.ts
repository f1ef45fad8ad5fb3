/**
 * Bidding, page 1.
 *
 * 1. Everybody bids in secret, low or high.
 * 2. The first to have bid high leads; the first keeper, if nobody has.
 */
import type { Flow } from '@necropole/kernel';
import type { LanternTable } from '../shape.ts';

const LOW = 1;
const HIGH = 2;

export function* bid(table: LanternTable): Flow<'turn'> {
  const asking = {
    key: 'bid' as const,
    params: {},
    cite: 'LAN-1.1',
    options: () => [table.option('bid:low', LOW), table.option('bid:high', HIGH)],
  };
  const bids = yield* table.askAll(Array.from({ length: table.seats }, (_, seat) => ({ seat, asking })));
  table.world.turn = Math.max(0, bids.indexOf(HIGH));
  table.tell('led', 'LAN-1.1', { seat: table.world.turn });
  return 'turn';
}
