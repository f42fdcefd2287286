import { type RefObject, useEffect } from 'react';

/** A click or a key: whatever moves in this part of the table is there. What moves for ever goes on. */
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
