/** Every part at once, where nothing is fetched: for pictures without a browser, and for pages of developers. */
import './aboard.ts';
import './bands.ts';
import './cards.ts';
import './dice.ts';
import './edges.ts';
import './floors.ts';
import './locations.ts';
import './paving.ts';
import './pools.ts';
import './rails.ts';
import './rates.ts';
import './rooms.ts';
import './sections.ts';
import './sides.ts';
import './terrain.ts';
import './ways.ts';
