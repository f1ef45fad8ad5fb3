/** What may be spent: answers wear what pays for them. */
import Payment from '../Payment.svelte';
import Payments from '../Payments.svelte';
import { bring } from './drawers.ts';

bring({ Payment, Payments });
