/** What stands in the rooms of the mansion: what stands in any house. */
import { plainRooms } from '@necropole/boards/furniture';
import type { Art } from '@necropole/kernel';

export const furniture: Art['furniture'] = { room: plainRooms };
