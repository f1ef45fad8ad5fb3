/** The form of a seat: also whoever asks for nothing else of the door needs it. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** A seat of any match. */
export const seatForm = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
