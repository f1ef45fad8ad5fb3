/** What may be spent: answers wear what pays for them. */
import Payment from '../Payment.svelte';
import { bring } from './drawers.ts';

bring({ Payment });
