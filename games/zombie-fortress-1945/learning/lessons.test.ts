/** Every lesson can be followed, refused, left and played on. */
import { lessonConformance } from '@necropole/kernel/testing';
import { zombieFortress } from '../index.ts';

lessonConformance(zombieFortress);
