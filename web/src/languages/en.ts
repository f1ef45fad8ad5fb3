import { en as app } from '../app/words/en.ts';
import { en as things } from '../scene/words/en.ts';
import { en as table } from '../table/words/en.ts';
import type { Spoken } from './index.ts';

export const spoken: Spoken = { language: 'en', app, table, things };
