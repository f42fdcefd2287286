import { type RefObject, useEffect } from 'react';

/** A click or a key finishes all animations in this part of the table, except infinite ones. */
export function useSkipping(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const skip = () => {
      for (const animation of ref.current?.getAnimations({ subtree: true }) ?? [])
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [ref]);
}
