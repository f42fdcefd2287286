import type { EntityRef } from '@tabard/engine';
import { create } from 'zustand';

/** The previewed thing and its anchor element. */
export interface Peeked {
  readonly entity: EntityRef;
  readonly anchor: DOMRect;
  /** A preview opened by a long press stays until the next touch. */
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

/** Event handlers of an element with a preview. */
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

/** Suppresses the click that ends a long press, so that it chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  // If no click follows, the next press must not be suppressed.
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}

/** The anchor of the preview: the element, or the surrounding part that must stay visible. */
function anchorOf(element: Element): DOMRect {
  const kept = element.closest('[data-peek-beside]')?.getBoundingClientRect();
  return kept && kept.width > 0 ? kept : element.getBoundingClientRect();
}

function showSoon(element: Element, entity: EntityRef, delay: number, stays: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The element may be gone by now: what was chosen is no longer shown.
    if (!element.isConnected) return;
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
  const { peeked, hide } = usePeek.getState();
  if (peeked && !peeked.stays) hide();
}

/** Opens the preview beside the focused element until the next touch. */
export function showLarge(entity: EntityRef): void {
  const anchor = (document.activeElement ?? document.body).getBoundingClientRect();
  clearTimeout(timer);
  usePeek.getState().show({ entity, anchor, stays: true });
}

/** Hover and keyboard focus open the preview after a delay; a long press opens it until the next touch. */
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
