/** Large places with slots, words and rows of tokens. */
import '../../look/board/locations.css';
import LowCard from '../LowCard.svelte';
import Slots from '../Slots.svelte';
import SpaceWordsView from '../SpaceWordsView.svelte';
import TokenTrack from '../TokenTrack.svelte';
import { bring } from './drawers.ts';

bring({ LowCard, Slots, SpaceWordsView, TokenTrack });
