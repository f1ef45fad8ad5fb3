import '../../src/look/fonts.css';
import '../../src/look/tokens.css';
import '../../src/look/base.css';
import '../../src/look/board/index.css';
import '../../src/table/table.css';
import '../../src/scene/parts/all.ts';
import { mount } from 'svelte';
import Demo from './Demo.svelte';
import Look from './Look.svelte';

const target = document.getElementById('app');
if (target !== null) mount(new URLSearchParams(location.search).has('scene') ? Demo : Look, { target });
