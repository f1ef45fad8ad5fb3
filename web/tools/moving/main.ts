import '../../src/look/tokens.css';
import '../../src/look/ui.css';
import '../../src/look/board.css';
import { mount } from 'svelte';
import Moving from './Moving.svelte';

const target = document.getElementById('app');
if (target !== null) mount(Moving, { target });
