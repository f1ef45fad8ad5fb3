/** What spaces are covered with. */
import '../../look/board/terrain.css';
import { bringPatterns } from '../../look/sprite.ts';
import { terrains } from '../../look/terrains.ts';
import Glyphs from '../Glyphs.svelte';
import Grounds from '../Grounds.svelte';
import Names from '../Names.svelte';
import { bring } from './drawers.ts';

bringPatterns(`<defs>${Object.values(terrains).join('')}</defs>`);
bring({ Grounds, Glyphs, Names });
