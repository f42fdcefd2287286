import { optionFacts, testRows } from '@tabard/dragon-eclipse';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../icons/icon.tsx';
import type { Offered, Refused } from '../../../table/board.ts';
import { isGivingUp } from '../../../table/offers.ts';
import { OptionVain } from '../../../table/option-help.tsx';
import { Button } from '../../../ui/button.tsx';
import { Parts } from './parts.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';
import { TestTable } from './test-table.tsx';

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
          <TestsAhead option={offered.about[0].id} />
        </li>
      ))}
      {closed.map((refused) => (
        <li key={refused.about[0].id}>
          <ClosedOption refused={refused} />
          <TestsAhead option={refused.about[0].id} />
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

/** The tables of the Tests that an option leads to, to be read before it is chosen: DE-TEST-01. */
function TestsAhead({ option }: { option: number }) {
  const { state, language, nameOf, tell } = useTaleBoard();
  const tests = optionFacts(state, option, language).gives.flatMap(({ test }) => test ?? []);
  return tests.map((test) => (
    <details key={test} className="tale-test-ahead">
      <summary>{tell('test-ahead', nameOf(storyRef('test', test)))}</summary>
      <TestTable test={test} rows={testRows(state, test).map((row) => ({ row }))} />
    </details>
  ));
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

/** The key that gives an answer, where it has one. */
export function Digit({ digit }: { digit: number | undefined }) {
  return digit === undefined ? null : (
    <span className="hotkey" aria-hidden="true">
      {digit}
    </span>
  );
}

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
      {others.map(({ key, label, option, digit, help, role, vain }) => (
        <li key={key}>
          <Button
            look={role === 'closes' || isGivingUp(role) || option.verb.startsWith('use-') ? 'plain' : 'lamp'}
            hotkey={digit?.toString()}
            data-option={key}
            data-light="lit"
            title={help || undefined}
            onClick={() => choose(option)}
          >
            <span>
              {label}
              <OptionVain vain={vain} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
