/** Large places with slots, words and rows of tokens. */
import '../../look/board/locations.css';
import OpenCard from '../OpenCard.svelte';
import Slots from '../Slots.svelte';
import SpaceWordsView from '../SpaceWordsView.svelte';
import TokenTrack from '../TokenTrack.svelte';
import { bring } from './drawers.ts';

bring({ OpenCard, Slots, SpaceWordsView, TokenTrack });
