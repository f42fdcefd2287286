import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { useBoardContext } from './board-context.ts';
import type { GraphArea, GraphPoint } from './graph-land.ts';
import './graph-map.css';

interface GraphMapProps {
  /** The size of the drawing, in its own units. */
  readonly area: GraphArea;
  readonly label: string;
  readonly className?: string;
  /** What is drawn, in SVG. */
  readonly children: ReactNode;
  /** Clickable elements, positioned with `spotStyle`. */
  readonly spots: ReactNode;
  /** The area to scroll into view; a changed `of` scrolls again. */
  readonly inSight?: { readonly at: readonly GraphPoint[]; readonly of: string };
  /** More buttons beside those that zoom. */
  readonly tools?: ReactNode;
}

const LEAST = 1;
const MOST = 4;
const STEP = 1.35;

/**
 * A map larger than its viewport: natively scrolled, dragged with the mouse, and zoomed by
 * wheel, pinch or button. The browser itself scrolls focused elements into view.
 */
export function GraphMap({ area, label, className, children, spots, inSight, tools }: GraphMapProps) {
  const { words, motion } = useBoardContext();
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(LEAST);
  const keep = useRef<HeldPoint>(undefined);
  const zoomTo = (to: number, at?: GraphPoint) => {
    const map = view.current;
    const next = Math.max(LEAST, Math.min(MOST, to));
    if (!map || next === zoom) return;
    keep.current = keptAt(map, at ?? middleOf(map));
    setZoom(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: keep the point under the pointer fixed when the size changes
  useLayoutEffect(() => {
    const map = view.current;
    const kept = keep.current;
    keep.current = undefined;
    if (!map || !kept) return;
    map.scrollLeft = kept.x * map.scrollWidth - kept.at.x;
    map.scrollTop = kept.y * map.scrollHeight - kept.at.y;
  }, [zoom]);
  useNearing(view, zoom, zoomTo);
  useInSight(view, area, inSight, motion === 'full' ? 'smooth' : 'auto');
  const drag = useDragging(view);
  const style = { '--map-zoom': zoom, '--map-ratio': area.width / area.height } as CSSProperties;
  return (
    <section className={`graph-map ${className ?? ''}`} style={style} aria-label={label}>
      <div ref={view} className="graph-map-view" {...drag}>
        <div className="graph-map-sheet">
          <svg viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden="true">
            {children}
          </svg>
          <ul className="graph-map-spots" aria-label={label}>
            {spots}
          </ul>
        </div>
      </div>
      <div className="graph-map-tools">
        {tools}
        <Button
          look="quiet"
          aria-label={words('nearer')}
          title={words('nearer')}
          disabled={zoom >= MOST}
          onClick={() => zoomTo(zoom * STEP)}
        >
          +
        </Button>
        <Button
          look="quiet"
          aria-label={words('farther')}
          title={words('farther')}
          disabled={zoom <= LEAST}
          onClick={() => zoomTo(zoom / STEP)}
        >
          −
        </Button>
      </div>
    </section>
  );
}

/** Position of a clickable element: its centre, and its size in units of the drawing. */
export function spotStyle({ width, height }: GraphArea, { x, y }: GraphPoint, size: number): CSSProperties {
  return {
    left: `${((x - size / 2) / width) * 100}%`,
    top: `${((y - size / 2) / height) * 100}%`,
    width: `${(size / width) * 100}%`,
    height: `${(size / height) * 100}%`,
  };
}

/** A point of the map as a fraction of its size, and its fixed position in the viewport. */
interface HeldPoint extends GraphPoint {
  readonly at: GraphPoint;
}

function keptAt(map: HTMLElement, at: GraphPoint): HeldPoint {
  return {
    at,
    x: (map.scrollLeft + at.x) / map.scrollWidth,
    y: (map.scrollTop + at.y) / map.scrollHeight,
  };
}

function middleOf(map: HTMLElement): GraphPoint {
  return { x: map.clientWidth / 2, y: map.clientHeight / 2 };
}

type MapWindow = React.RefObject<HTMLDivElement | null>;

/** Zoom by wheel and pinch, with non-passive listeners to prevent native scrolling. */
function useNearing(view: MapWindow, zoom: number, zoomTo: (to: number, at: GraphPoint) => void): void {
  const now = useRef({ zoom, zoomTo });
  now.current = { zoom, zoomTo };
  useEffect(() => {
    const map = view.current;
    if (!map) return undefined;
    let pinch: { readonly apart: number; readonly zoom: number } | undefined;
    const inside = (x: number, y: number) => {
      const { left, top } = map.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      now.current.zoomTo(now.current.zoom * 1.0016 ** -event.deltaY, inside(event.clientX, event.clientY));
    };
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!two) {
        pinch = undefined;
        return;
      }
      event.preventDefault();
      const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      pinch ??= { apart, zoom: now.current.zoom };
      now.current.zoomTo(
        (pinch.zoom * apart) / pinch.apart,
        inside((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2),
      );
    };
    const end = () => {
      pinch = undefined;
    };
    map.addEventListener('wheel', onWheel, { passive: false });
    map.addEventListener('touchmove', onTouch, { passive: false });
    map.addEventListener('touchend', end);
    return () => {
      map.removeEventListener('wheel', onWheel);
      map.removeEventListener('touchmove', onTouch);
      map.removeEventListener('touchend', end);
    };
  }, [view]);
}

/** Scrolls the wanted area to the centre if it is out of view. */
function useInSight(
  view: MapWindow,
  area: GraphArea,
  inSight: GraphMapProps['inSight'],
  behavior: ScrollBehavior,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll once for each target
  useEffect(() => {
    const map = view.current;
    if (!map || !inSight?.at.length) return;
    const sheet = map.firstElementChild as HTMLElement;
    const scale = sheet.offsetWidth / area.width;
    const seen = ({ x, y }: GraphPoint) =>
      Math.abs(x * scale + sheet.offsetLeft - map.scrollLeft - map.clientWidth / 2) <
        map.clientWidth * 0.42 &&
      Math.abs(y * scale + sheet.offsetTop - map.scrollTop - map.clientHeight / 2) < map.clientHeight * 0.42;
    if (seen(inSight.at[0])) return;
    const { x, y } = inSight.at[0];
    map.scrollTo({
      left: x * scale + sheet.offsetLeft - map.clientWidth / 2,
      top: y * scale + sheet.offsetTop - map.clientHeight / 2,
      behavior,
    });
  }, [inSight?.of]);
}

/** Movement in pixels up to which a press is a click. */
const SLIP = 5;

/** Drags the map with the mouse; a drag does not click. */
function useDragging(view: MapWindow) {
  const from = useRef<GraphPoint & { readonly left: number; readonly top: number; moved: boolean }>(
    undefined,
  );
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      const map = view.current;
      if (!map || pointerType !== 'mouse' || button !== 0) return;
      from.current = { x: clientX, y: clientY, left: map.scrollLeft, top: map.scrollTop, moved: false };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const map = view.current;
      const start = from.current;
      if (!map || !start) return;
      if (!(buttons & 1)) {
        from.current = undefined;
        return;
      }
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) start.moved = true;
      if (start.moved) map.scrollTo(start.left - (clientX - start.x), start.top - (clientY - start.y));
    },
    onPointerLeave: () => {
      from.current = undefined;
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (from.current?.moved) event.stopPropagation();
      from.current = undefined;
    },
  };
}
