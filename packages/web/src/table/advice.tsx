import type { Hint, HintedOption } from '@tabard/bots';
import type { TextArg } from '@tabard/engine';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { hintFor, NotLoaded, type Thinking } from '../thinking/thinking.ts';
import { Button } from '../ui/button.tsx';
import type { BoardProps } from './board.ts';
import './advice.css';

type Advised =
  | { readonly state: 'none' | 'thinking' | 'failed' | 'unloaded' }
  | { readonly state: 'known'; readonly hint: Hint };

/** On request: the best three answers, each with its chance to win and the expected continuation. */
export function Advice({ board }: { board: BoardProps }) {
  const t = useTranslations('advice');
  const { decision } = board;
  const { advised, ask, close } = useAdvice(board);
  if (!decision || decision.options.length < 2) return null;
  return (
    <div className="advice">
      <Button
        look="quiet"
        icon="idea"
        aria-expanded={advised.state !== 'none'}
        onClick={advised.state === 'none' ? ask : close}
      >
        {t('ask')}
      </Button>
      {advised.state !== 'none' && (
        <section className="advice-panel" aria-label={t('title')} aria-live="polite">
          <header>
            <h2>{t('title')}</h2>
            <Button look="quiet" icon="cancel" aria-label={t('close')} onClick={close} />
          </header>
          {advised.state === 'thinking' && <p>{t('thinking')}</p>}
          {advised.state === 'failed' && <p>{t('failed')}</p>}
          {advised.state === 'unloaded' && (
            <>
              <p>{t('unloaded')}</p>
              <Button onClick={ask}>{t('again')}</Button>
            </>
          )}
          {advised.state === 'known' && (
            <ol>
              {advised.hint.options.map((one) => (
                <AdvisedOption key={one.key} board={board} advised={one} onTaken={close} />
              ))}
            </ol>
          )}
        </section>
      )}
    </div>
  );
}

/** Searches the current decision; closed when the decision changes. */
function useAdvice({ game, view, decision }: BoardProps) {
  const [advised, setAdvised] = useState<Advised>({ state: 'none' });
  const thinking = useRef<Thinking<Hint>>(undefined);
  const close = () => {
    thinking.current?.stop();
    thinking.current = undefined;
    setAdvised({ state: 'none' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: close when the decision changes
  useEffect(() => close, [decision?.n, decision?.kind]);
  const ask = () => {
    const now = hintFor(game.id, view);
    thinking.current = now;
    setAdvised({ state: 'thinking' });
    const isStill = () => thinking.current === now;
    now.answer.then(
      (hint) => isStill() && setAdvised({ state: 'known', hint }),
      (problem) => isStill() && setAdvised({ state: problem instanceof NotLoaded ? 'unloaded' : 'failed' }),
    );
  };
  return { advised, ask, close };
}

/** The steps up to the first that is about something this page does not know yet. */
function knownSteps({ nameOf }: BoardProps, line: HintedOption['line']): HintedOption['line'] {
  const isNamed = (arg: TextArg) => typeof arg !== 'object' || !('kind' in arg) || nameOf(arg) !== '';
  const unknown = line.findIndex(({ text }) => !(text.args ?? []).every(isNamed));
  return unknown < 0 ? line : line.slice(0, unknown);
}

interface AdvisedOptionProps {
  readonly board: BoardProps;
  readonly advised: HintedOption;
  onTaken(): void;
}

function AdvisedOption({ board, advised, onTaken }: AdvisedOptionProps) {
  const t = useTranslations('advice');
  const format = useFormatter();
  const { key, chance, line } = advised;
  const offered = board.offers.all.find((one) => one.key === key);
  if (!offered) return null;
  const steps = knownSteps(board, line).map(({ seat, text }) =>
    t('step', { who: seat === board.reader.seat ? t('you') : board.seats[seat].name, what: board.say(text) }),
  );
  const take = () => {
    onTaken();
    board.choose(offered.option);
  };
  return (
    <li>
      <Button onClick={take}>{offered.label}</Button>
      <span className="advice-chance">
        <meter min={0} max={1} value={chance} aria-hidden="true" />
        {t('chance', { chance: format.number(chance, { style: 'percent' }) })}
      </span>
      {steps.length > 0 && <p>{t('line', { steps: steps.join(t('then')) })}</p>}
    </li>
  );
}
