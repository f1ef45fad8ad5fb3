/** Arcs and wedges around the middle of a piece, in degrees clockwise from straight up. */
function at(radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
}

export function arcAround(radius: number, from: number, to: number): string {
  return `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;
}

/** Between two circles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
}
