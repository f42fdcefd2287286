import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import './problem-scene.css';

/** A lantern in an empty room: what is the matter, and below it the ways on. */
export function ProblemScene({ children, ...more }: { children: ReactNode; role?: 'alert' }) {
  return (
    <section className="problem-scene" {...more}>
      <Icon name="lantern-flame" />
      {children}
    </section>
  );
}
