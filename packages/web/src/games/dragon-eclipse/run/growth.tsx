import { growthFacts } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { GLYPHS } from '../glyphs.ts';
import { useRunBoard } from './run-board.ts';

/** In the rail: the statistics that a Combat would begin with, and how far the Run has raised them. */
export function Growth() {
  const { state, near, words, tell } = useRunBoard();
  return (
    <ul className="run-growth" aria-label={tell('statistics')}>
      {growthFacts(state, near).map(({ name, now, by, most }) => {
        const said = tell('grown', now, by, most);
        return (
          <li key={name}>
            <Thing name={words(`stat.${name}`)} state={[said]} tip={[words(`stat.${name}`), said]}>
              {() => (
                <>
                  <Icon name={GLYPHS[name]} /> {now}
                  {by > 0 && <b>+{by}</b>}
                </>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
