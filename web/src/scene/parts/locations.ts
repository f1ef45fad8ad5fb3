/** Large places with slots, words and rows of tokens. */
import '../../look/board/locations.css';
import Frames from '../Frames.svelte';
import { layCards } from '../laid-cards.ts';
import OpenCard from '../OpenCard.svelte';
import Slots from '../Slots.svelte';
import SpaceWordsView from '../SpaceWordsView.svelte';
import { wordsIn } from '../space-words.ts';
import TokenTrack from '../TokenTrack.svelte';
import { bring } from './drawers.ts';

bring({ Frames, OpenCard, Slots, SpaceWordsView, TokenTrack, layCards, wordsIn });
