import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBoardContext } from './board-context.ts';
import { type Arrival, type Travel, travelsOf } from './travels.ts';
import { useSkipping } from './use-skipping.ts';
import './flights.css';

const TRAVEL_MS = 260;
/** Delay between two flights, in milliseconds. */
const APART_MS = 60;
/** Maximum number of simultaneous flights. */
const MOST = 6;

interface Seen {
  readonly where: string;
  readonly box: DOMRect;
  readonly thing: HTMLElement;
}

/**
 * Overlay in which cards are animated from their old to their new places. The animated element is a
 * copy, so the table itself is up to date at once; a click or a key ends the animation.
 */
export function Flights({ arrivals }: FlightsProps) {
  const air = useRef<HTMLDivElement>(null);
  useFlights(air, arrivals);
  useSkipping(air);
  return <div ref={air} className="flight-air" aria-hidden="true" inert />;
}

interface FlightsProps {
  /** Cards that events moved since the previous render. */
  arrivals(): readonly Arrival[];
}

function useFlights(air: RefObject<HTMLDivElement | null>, arrivals: FlightsProps['arrivals']): void {
  const { happenings, motion } = useBoardContext();
  const { pulse, events } = happenings;
  const kept = useRef<ReadonlyMap<number, Seen>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per update
  useLayoutEffect(() => {
    const over = air.current;
    if (!over || motion === 'reduced') return undefined;
    // In the frame that renders the new table, which needs a layout anyway.
    const frame = requestAnimationFrame(() => {
      const before = kept.current;
      const now = lookOver(over);
      kept.current = now;
      if (events.length > 0)
        flyAll(over, travelsOf(zonesOf(before), zonesOf(now), arrivals()), { before, now });
    });
    return () => cancelAnimationFrame(frame);
  }, [pulse, motion]);
}

/** Measures everything before it adds anything, to avoid repeated layouts. */
function flyAll(air: HTMLElement, travels: readonly Travel[], drawings: Drawings): void {
  const room = Math.max(0, MOST - air.childElementCount);
  const flights = travels.slice(0, room).flatMap((travel) => flightOf(air, travel, drawings));
  for (const [at, flight] of flights.entries()) launch(air, flight, at * APART_MS);
}

/** Every visible card with its position relative to the overlay. */
function lookOver(air: HTMLElement): ReadonlyMap<number, Seen> {
  const things = air.parentElement?.querySelectorAll<HTMLElement>('[data-where]') ?? [];
  const origin = air.getBoundingClientRect();
  const seen = new Map<number, Seen>();
  for (const thing of things)
    seen.set(Number(thing.dataset.card), {
      where: thing.dataset.where ?? '',
      box: boxIn(origin, thing),
      thing,
    });
  return seen;
}

function boxIn(origin: DOMRect, element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left - origin.left, top - origin.top, width, height);
}

function zonesOf(seen: ReadonlyMap<number, Seen>): Map<number, string> {
  return new Map([...seen].map(([card, { where }]) => [card, where]));
}

interface Drawings {
  readonly before: ReadonlyMap<number, Seen>;
  readonly now: ReadonlyMap<number, Seen>;
}

/** The animated element, its size, and its start and end. */
interface Flight {
  readonly thing: HTMLElement;
  readonly size: { readonly width: number; readonly height: number };
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Whether the original stays visible; otherwise it is hidden until its copy has arrived. */
  readonly stays: boolean;
}

function flightOf(air: HTMLElement, travel: Travel, { before, now }: Drawings): Flight[] {
  if ('card' in travel) {
    const seen = now.get(travel.card);
    const from = travel.from === 'before' ? before.get(travel.card)?.box : spotBox(air, travel.from);
    return seen && from ? [{ thing: seen.thing, size: seen.box, from, to: seen.box, stays: false }] : [];
  }
  const [from, to] = [spotBox(air, travel.from), spotBox(air, travel.to)];
  const back = air.parentElement?.querySelector<HTMLElement>(`[data-spot="${travel.back}"]`);
  return from && to && back
    ? [{ thing: back, size: back.getBoundingClientRect(), from, to, stays: true }]
    : [];
}

function spotBox(air: HTMLElement, spot: string): DOMRect | undefined {
  const found = air.parentElement?.querySelector(`[data-spot="${spot}"]`);
  return found ? boxIn(air.getBoundingClientRect(), found) : undefined;
}

function launch(air: HTMLElement, { thing, size, from, to, stays }: Flight, delay: number): void {
  const copy = copyOf(thing, size);
  const left = to.x + (to.width - size.width) / 2;
  const top = to.y + Math.min(0, (to.height - size.height) / 2);
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px` });
  air.append(copy);
  const way = `translate(${from.x - left}px, ${from.y - top}px) scale(${Math.min(1, from.width / size.width)})`;
  const timing = { duration: TRAVEL_MS, delay, easing: 'ease-out', fill: 'backwards' as const };
  const flight = copy.animate([{ transform: way }, { transform: 'none' }], timing);
  const hiding = stays
    ? undefined
    : thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL_MS + delay });
  const land = () => {
    hiding?.cancel();
    copy.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

function copyOf(thing: HTMLElement, { width, height }: Flight['size']): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ['card', 'where', 'spot', 'light']) delete copy.dataset[name];
  copy.classList.add('flying');
  const card = copy.querySelector<HTMLElement>('.game-card:not(.is-spun)');
  card?.style.setProperty('--card-width', `${width}px`);
  card?.style.setProperty('--card-height', `${height}px`);
  return copy;
}
