/** The characters that walls are drawn with. */

/** How thick a wall is: none, between two spaces, or around a group of them. */
export type Weight = 0 | 1 | 2;

// Every character with its arms: up, right, down, left, each 0 (none), 1 (light) or 2 (heavy).
const ARMS = `─0101 ━0202 │1010 ┃2020 ┌0110 ┍0210 ┎0120 ┏0220 ┐0011 ┑0012 ┒0021 ┓0022 └1100 ┕1200 ┖2100 ┗2200 ┘1001 ┙1002
┚2001 ┛2002 ├1110 ┝1210 ┞2110 ┟1120 ┠2120 ┡2210 ┢1220 ┣2220 ┤1011 ┥1012 ┦2011 ┧1021 ┨2021 ┩2012 ┪1022 ┫2022 ┬0111
┭0112 ┮0211 ┯0212 ┰0121 ┱0122 ┲0221 ┳0222 ┴1101 ┵1102 ┶1201 ┷1202 ┸2101 ┹2102 ┺2201 ┻2202 ┼1111 ┽1112 ┾1211 ┿1212
╀2111 ╁1121 ╂2121 ╃2112 ╄2211 ╅1122 ╆1221 ╇2212 ╈1222 ╉2122 ╊2221 ╋2222 ╴0001 ╵1000 ╶0100 ╷0010 ╸0002 ╹2000 ╺0200
╻0020 ╼0201 ╽1020 ╾0102 ╿2010`;

const CHARACTERS = new Map(ARMS.split(/\s+/).map((entry) => [entry.slice(1), entry.slice(0, 1)]));

/** The character whose arms have these weights; a space when it has none. */
export function wallCharacter(up: Weight, right: Weight, down: Weight, left: Weight): string {
  return CHARACTERS.get(`${up}${right}${down}${left}`) ?? ' ';
}
