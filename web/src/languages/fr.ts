import { fr as app } from '../app/words/fr.ts';
import { fr as things } from '../scene/words/fr.ts';
import { fr as table } from '../table/words/fr.ts';
import type { Spoken } from './index.ts';

export const spoken: Spoken = { language: 'fr', app, table, things };
