import { type OptionPart, optionFacts } from '@tabard/dragon-eclipse';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../icons/icon.tsx';
import type { Offered, Refused } from '../../../table/board.ts';
import { isGivingUp } from '../../../table/offers.ts';
import { Button } from '../../../ui/button.tsx';
import { SIGNS } from './signs.ts';
import { useTaleBoard } from './tale-board.ts';

/** The options of a Script, with what each costs and gives, and the closed ones with their reason. */
export function ScriptOptions() {
  const { offers, tell } = useTaleBoard();
  const isTaken = ({ about }: Offered | Refused) => about[0]?.kind === 'option';
  const open = offers.all.filter(isTaken);
  const closed = offers.refused.filter(isTaken);
  if (open.length + closed.length === 0) return null;
  return (
    <ul className="tale-options" aria-label={tell('options')}>
      {open.map((offered) => (
        <li key={offered.key}>
          <OpenOption offered={offered} />
        </li>
      ))}
      {closed.map((refused) => (
        <li key={refused.about[0].id}>
          <ClosedOption refused={refused} />
        </li>
      ))}
    </ul>
  );
}

function OpenOption({ offered }: { offered: Offered }) {
  const { state, language, choose, tell } = useTaleBoard();
  const { label, costs, gives, warns } = optionFacts(state, offered.about[0].id, language);
  return (
    <button
      type="button"
      className="tale-option"
      data-option={offered.key}
      data-light="lit"
      data-first={offered.digit === 1 ? '' : undefined}
      onClick={() => choose(offered.option)}
    >
      <Digit digit={offered.digit} />
      <span className="tale-option-label">{label}</span>
      <Parts parts={costs} />
      <Parts parts={warns ? gives.filter(({ word }) => word !== ENDS[warns]) : gives} />
      {warns && <span className="tale-option-warning">{tell(`warns.${warns}`)}</span>}
    </button>
  );
}

/** What a warning says already. */
const ENDS: Readonly<Record<string, string>> = {
  exploration: 'end-exploration',
  scenario: 'end-scenario',
};

function ClosedOption({ refused }: { refused: Refused }) {
  const { state, language, explain, tell } = useTaleBoard();
  const common = useTranslations('common');
  const { label, needs, costs } = optionFacts(state, refused.about[0].id, language);
  return (
    <button
      type="button"
      className="tale-option is-closed"
      aria-disabled="true"
      onClick={() => explain(refused)}
    >
      <Icon name="padlock" />
      <span className="tale-option-label">{label}</span>
      <Parts parts={costs} />
      <span className="tale-option-reason">
        {needs ? tell('needs', needs) : refused.reason}{' '}
        <small>{common('rule', { rule: refused.rule })}</small>
      </span>
    </button>
  );
}

function Digit({ digit }: { digit: number | undefined }) {
  return digit === undefined ? null : (
    <span className="hotkey" aria-hidden="true">
      {digit}
    </span>
  );
}

/** Costs and gains as signs; what is not plain from its sign is said in words. */
export function Parts({ parts }: { parts: readonly OptionPart[] }) {
  if (parts.length === 0) return null;
  return (
    <span className="tale-parts">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else
        <Part key={at} part={part} />
      ))}
    </span>
  );
}

function Part({ part: { word, count, text } }: { part: OptionPart }) {
  const sign = SIGNS[word];
  if (!sign) return <span className="tale-part">{text}</span>;
  if (sign.tone === 'plain')
    return (
      <span className="tale-part">
        <Icon name={sign.icon} /> {text}
      </span>
    );
  const number = count === undefined ? '' : `${MARKS[sign.tone]}${count}`;
  return (
    <span className="tale-part" data-tone={sign.tone} title={text}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{number}</span>
      <Icon name={sign.icon} />
    </span>
  );
}

const MARKS = { gain: '+', cost: '−' } as const;

/** Every answer that nothing else in the room shows, as a row of buttons. */
export function OtherAnswers({ shown = [] }: { shown?: readonly string[] }) {
  const { offers, choose, tell } = useTaleBoard();
  const others = offers.all.filter(
    ({ option, about }) =>
      !shown.includes(option.verb) && option.verb !== 'switch-mode' && about[0]?.kind !== 'option',
  );
  if (others.length === 0) return null;
  return (
    <ul className="tale-answers" aria-label={tell('choosing')}>
      {others.map(({ key, label, option, digit, help, role }) => (
        <li key={key}>
          <Button
            look={role === 'closes' || isGivingUp(role) || option.verb.startsWith('use-') ? 'plain' : 'lamp'}
            hotkey={digit?.toString()}
            data-option={key}
            data-light="lit"
            title={help || undefined}
            onClick={() => choose(option)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
