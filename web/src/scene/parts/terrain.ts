/** What spaces are covered with. */
import '../../look/board/terrain.css';
import { bringPatterns } from '../../look/sprite.ts';
import { terrains } from '../../look/terrains.ts';

bringPatterns(`<defs>${Object.values(terrains).join('')}</defs>`);
