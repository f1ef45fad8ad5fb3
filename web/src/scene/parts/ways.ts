/** Roads, rivers and rails, where they lead, and what it costs to go somewhere. */
import '../../look/board/ways.css';
import Arrows from '../Arrows.svelte';
import Costs from '../Costs.svelte';
import { spoken } from '../spoken.ts';
import Ways from '../Ways.svelte';
import { planWay } from '../ways.ts';
import { bring } from './drawers.ts';

bring({ Arrows, Costs, Ways, planWay, spoken });
