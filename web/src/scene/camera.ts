/** Pan, zoom and pinch over a board, by mouse, touch and keys. */
import type { Box } from '@necropole/boards';
import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';

export interface Camera {
  readonly zoomBy: (factor: number) => void;
  /** Shows the whole board. */
  readonly fit: () => void;
  /** Shows this part of the board, at least so large on the screen. */
  readonly show: (part: Box, leastScale: number) => void;
  /** Moves just enough for this part to be seen. */
  readonly reveal: (part: Box) => void;
  readonly destroy: () => void;
}

const CLOSEST = 6;
const WHEEL = 0.0018;

/** `moved` is told the transform of the board, and how many screen pixels a design pixel takes. */
export function cameraOver(
  svg: SVGSVGElement,
  box: Box,
  moved: (transform: ZoomTransform, scale: number) => void,
): Camera {
  const selected = select(svg);
  const fitted = (): number => Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height) || 1;
  /** What is seen at the scale of 1: the board, and what the shape of the screen leaves around it. */
  const seen = (): Box => {
    const [width, height] = [svg.clientWidth / fitted(), svg.clientHeight / fitted()];
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  };
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => corners(seen()))
    .translateExtent(corners(box))
    .clickDistance(6)
    .wheelDelta(
      (event: WheelEvent) => -event.deltaY * (event.deltaMode === 1 ? WHEEL * 25 : WHEEL) * (event.ctrlKey ? 8 : 1),
    )
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => moved(transform, fitted() * transform.k));
  selected.call(behaviour).on('dblclick.zoom', null);
  moved(zoomIdentity, fitted());
  const now = (): ZoomTransform => (svg as SVGSVGElement & { __zoom: ZoomTransform }).__zoom;
  const resized = new ResizeObserver(() => moved(now(), fitted() * now().k));
  resized.observe(svg);
  return {
    zoomBy: (factor) => behaviour.scaleBy(selected, factor),
    fit: () => behaviour.transform(selected, zoomIdentity),
    show: (part, leastScale) => {
      const whole = seen();
      const closest = Math.min(whole.width / part.width, whole.height / part.height);
      behaviour.scaleTo(selected, Math.max(1, leastScale / fitted(), Math.min(closest, 1.3 / fitted())));
      behaviour.translateTo(selected, part.x + part.width / 2, part.y + part.height / 2);
    },
    reveal: (part) => {
      const [whole, { k }] = [seen(), now()];
      const [left, top] = now().invert([whole.x, whole.y]);
      const [width, height] = [whole.width / k, whole.height / k];
      const dx = Math.min(0, part.x - left) + Math.max(0, part.x + part.width - left - width);
      const dy = Math.min(0, part.y - top) + Math.max(0, part.y + part.height - top - height);
      if (dx !== 0 || dy !== 0) behaviour.translateBy(selected, -dx, -dy);
    },
    destroy: () => {
      resized.disconnect();
      selected.on('.zoom', null);
    },
  };
}

function corners({ x, y, width, height }: Box): [[number, number], [number, number]] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}
