import type { AreaDef, OmegaContent, Reward } from '@tabard/anima';
import type { Content, Game, Language } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { Pips } from '../../table/kit/pips.tsx';
import type { Say } from '../../table/kit/words.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';
import './face-parts.css';

/** What a part of a face needs to be written. */
export interface Pen {
  readonly game: Game;
  readonly content: Content;
  readonly language: Language;
  readonly say: Say;
}

/** A row of glyphs, each with its word for who cannot see it. */
export function Glyphs({ names, say }: { names: readonly Glyph[]; say: Say }) {
  return (
    <span className="omega-glyphs">
      {names.map((name) => (
        <span key={name} title={say(name)}>
          <Icon name={GLYPHS[name]} label={say(name)} />
        </span>
      ))}
    </span>
  );
}

/** Diamonds for a level of one to three. */
export function LevelPips({ level, say }: { level: number; say: Say }) {
  return <Pips className="omega-pips" count={level} most={3} label={say('level-is', level)} />;
}

const DICE = [1, 2, 3, 4, 5, 6];

function resultWords(say: Say, result: number): string {
  if (result < 0) return say('explore.special');
  return result === 0 ? say('explore.none') : say('explore.some', result);
}

/** The six results of exploring an Area. */
export function ExploreTable({ def, say }: { def: AreaDef; say: Say }) {
  return (
    <ol className="omega-explore" aria-label={say('explore')}>
      {DICE.map((die) => {
        const result = def.explore[die - 1];
        const words = say('explore-result', die, resultWords(say, result));
        return (
          <li key={die} title={words} data-result={result}>
            <b aria-hidden="true">{die}</b>
            <span role="img" aria-label={words}>
              <Result result={result} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Result({ result }: { result: number }) {
  if (result < 0) return <Icon name={GLYPHS.special} />;
  if (result === 0) return <span aria-hidden="true">–</span>;
  return (
    <>
      {result > 1 && <span aria-hidden="true">{result}</span>}
      <Icon name={GLYPHS.encounter} />
    </>
  );
}

/** What may be claimed in an Area, one line each, and the signs that hold there. */
export function Rewards({ def, pen }: { def: AreaDef; pen: Pen }) {
  const { say } = pen;
  return (
    <ul className="omega-rewards" aria-label={say('rewards')}>
      {def.rewards.map((reward) => (
        <li key={rewardName(pen, def, reward)} data-reward={reward.kind}>
          <Icon name={GLYPHS[reward.kind]} />
          <span>
            {rewardName(pen, def, reward)}
            {reward.kind === 'special' && (
              <small>{pen.game.effectText(pen.content, reward.effect, pen.language)}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function rewardName({ content, language, say }: Pen, def: AreaDef, reward: Reward): string {
  const nameOf = (id: string) => (content as OmegaContent).names[id]?.[language] ?? id;
  switch (reward.kind) {
    case 'advantage':
      return say('reward.advantage', def.level);
    case 'recruit':
      return say('reward.recruit');
    case 'mission':
    case 'special':
      return nameOf(reward.name);
  }
}
