import { mysteryText } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { OtherAnswers } from '../tale/answers.tsx';
import { ChoiceOfCards, SHOWN_AS_CARDS } from '../tale/choosing-room.tsx';
import { situationIn, storyRef } from '../tale/tale-board.ts';
import { RunNews } from './news.tsx';
import { useRunBoard } from './run-board.ts';

/** A Mystery that is resolved, or those to choose from. */
export function MysteryRoom() {
  const board = useRunBoard();
  const { tell } = board;
  const met = situationIn(board, 'mystery');
  const drawn = met ? [met.card] : (situationIn(board, 'mysteries')?.drawn ?? []);
  return (
    <section className="run-mystery" aria-label={tell('mystery')} data-met={met && ''}>
      <ul className="run-mysteries" data-guide="choice">
        {drawn.map((card) => (
          <li key={card}>
            <MysteryCard card={card} isTopOnly={met?.isTopOnly ?? false} />
          </li>
        ))}
      </ul>
      <div className="run-mystery-answers">
        <RunNews />
        <ChoiceOfCards />
        <OtherAnswers shown={[...SHOWN_AS_CARDS, 'face-mystery']} />
      </div>
    </section>
  );
}

/** The Mystery that cards are drawn for, and what it does afterwards: folded up beside them. */
export function MysteryNote({ card }: { card: number }) {
  const { run, content, language, nameOf, tell } = useRunBoard();
  const { bottom } = mysteryText(content, card, language);
  return (
    <details className="run-mystery-note" open>
      <summary>
        <Icon name={run.mysteries[card].picture.icon} />
        <b>{nameOf(storyRef('mystery', card))}</b> <i>{run.mysteries[card].text[language]}</i>
      </summary>
      <p>
        <b>{tell('for-all')}</b> {bottom.join(' ')}
      </p>
    </details>
  );
}

function MysteryCard({ card, isTopOnly }: { card: number; isTopOnly: boolean }) {
  const { run, content, language, nameOf, offers, tell } = useRunBoard();
  const { picture, text } = run.mysteries[card];
  const { top, bottom } = mysteryText(content, card, language);
  const ref = storyRef('mystery', card);
  const [from, to] = picture.colours;
  return (
    <Thing
      refs={[ref]}
      name={nameOf(ref)}
      state={[top, ...(isTopOnly ? [] : bottom)]}
      className="run-mystery-card"
      style={{ '--from': `var(--${from})`, '--to': `var(--${to})` } as CSSProperties}
      data={{ 'data-option': offers.at(ref)[0]?.key }}
    >
      {() => (
        <>
          <span className="run-mystery-picture">
            <Icon name={picture.icon} />
          </span>
          <span className="run-mystery-name">{nameOf(ref)}</span>
          <i>{text[language]}</i>
          <span className={isTopOnly ? undefined : 'run-mystery-top'}>{top}</span>
          {!isTopOnly && <b>{tell('for-all')}</b>}
          {!isTopOnly &&
            bottom.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <span key={i} className="run-mystery-line">
                {line}
              </span>
            ))}
        </>
      )}
    </Thing>
  );
}
