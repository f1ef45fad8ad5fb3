/** Every lesson can be followed, refused, left and played on. */
import { lessonConformance } from '@necropole/kernel/testing';
import { earthReborn } from '../index.ts';

lessonConformance(earthReborn);
