import type { EntityRef } from '@tabard/engine';
import { create } from 'zustand';

/** What is shown large, and beside what. */
export interface Peeked {
  readonly entity: EntityRef;
  readonly anchor: DOMRect;
  /** Shown by a long press it stays until the next touch. */
  readonly stays: boolean;
}

interface PeekStore {
  readonly peeked: Peeked | undefined;
  show(peeked: Peeked): void;
  hide(): void;
}

export const usePeek = create<PeekStore>()((set) => ({
  peeked: undefined,
  show: (peeked) => set({ peeked }),
  hide: () => set({ peeked: undefined }),
}));

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Handlers for an element that can be shown large. */
export interface PeekProps {
  onPointerEnter(event: React.PointerEvent<Element>): void;
  onPointerLeave(event: React.PointerEvent<Element>): void;
  onPointerDown(event: React.PointerEvent<Element>): void;
  onPointerUp(event: React.PointerEvent<Element>): void;
  onPointerCancel(event: React.PointerEvent<Element>): void;
  onContextMenu(event: React.MouseEvent<Element>): void;
  onFocus(event: React.FocusEvent<Element>): void;
  onBlur(event: React.FocusEvent<Element>): void;
}

/** A long press only looks: the click that ends it must choose nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  // Where no click follows, the next press is a new one.
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}

/** The thing itself, or the part of the table that is to stay in sight while it is looked at. */
function anchorOf(element: Element): DOMRect {
  const kept = element.closest('[data-peek-beside]')?.getBoundingClientRect();
  return kept && kept.width > 0 ? kept : element.getBoundingClientRect();
}

function showSoon(element: Element, entity: EntityRef, delay: number, stays: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    usePeek.getState().show({ entity, anchor: anchorOf(element), stays });
    if (stays) swallowClick();
  }, delay);
}

function hide(): void {
  clearTimeout(timer);
  usePeek.getState().hide();
}

function hideUnlessItStays(): void {
  clearTimeout(timer);
  const { peeked, hide: putAway } = usePeek.getState();
  if (peeked && !peeked.stays) putAway();
}

/** Shows a thing large until the next touch, beside what has the focus. */
export function showLarge(entity: EntityRef): void {
  const anchor = (document.activeElement ?? document.body).getBoundingClientRect();
  clearTimeout(timer);
  usePeek.getState().show({ entity, anchor, stays: true });
}

/** Hover and keyboard focus show a thing large after a moment; a long press does by touch, and stays. */
export function peekProps(entity: EntityRef): PeekProps {
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') showSoon(currentTarget, entity, HOVER_MS, false);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') hideUnlessItStays();
    },
    onPointerDown: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') hide();
      else showSoon(currentTarget, entity, LONG_PRESS_MS, true);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    // A long press would open the browser's own menu.
    onContextMenu: (event) => event.preventDefault(),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) showSoon(currentTarget, entity, HOVER_MS, false);
    },
    onBlur: hide,
  };
}
