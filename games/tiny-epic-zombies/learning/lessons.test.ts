/** Every lesson can be followed, refused, left and played on. */
import { lessonConformance } from '@necropole/kernel/testing';
import { tinyEpicZombies } from '../index.ts';

lessonConformance(tinyEpicZombies);
