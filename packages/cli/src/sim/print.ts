import { counted, figure, percent, textTable } from '../text-table.ts';
import type { Balance } from './balance.ts';
import { type SimReport, setupText } from './report.ts';

type Cards = Balance['groups'][number]['cards'];

/** The report of a simulation for people. */
export function simText(report: SimReport): string {
  return [
    head(report),
    outcomes(report),
    bots(report),
    turns(report),
    asked(report),
    errors(report),
    balance(report.balance),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function head(report: SimReport): string {
  return [
    `${report.game}, ${setupText(report)}, seed ${report.seed}`,
    `${figure(report.finished)} of ${counted(report.games, 'match', 'matches')} finished, ` +
      `${counted(report.decisions, 'decision', 'decisions')} ` +
      `in ${figure(report.seconds)} s: ${figure(report.decisionsPerSecond)} a second on ${report.jobs} thread(s)`,
  ].join('\n');
}

function outcomes({ outcomes, seats }: SimReport): string {
  const rows = Array.from({ length: seats }, (_, seat) => [
    `seat ${seat + 1}`,
    outcomes.bySeat[seat],
    percent(outcomes.shares[seat]),
  ]);
  const reasons = Object.entries(outcomes.byReason).map(([reason, count]) => `${reason}: ${figure(count)}`);
  return [
    textTable(['', { number: 'wins' }, { number: 'share' }], [...rows, ['nobody', outcomes.nobody, '']]),
    `How they ended: ${reasons.join(', ') || 'none did'}`,
  ].join('\n');
}

function bots({ outcomes }: SimReport): string {
  const rows = Object.entries(outcomes.byBot);
  if (rows.length < 2) return '';
  return textTable(
    ['bot', { number: 'seats' }, { number: 'wins' }, { number: 'share' }],
    rows.map(([bot, { seats, wins, share }]) => [bot, seats, wins, percent(share)]),
  );
}

function turns({ turns, figures }: SimReport): string {
  const lines = Object.entries(figures).map(([name, mean]) => `${name}: ${figure(mean)} on average`);
  if (turns)
    lines.unshift(
      `turns: ${figure(turns.mean)} on average, half within ${turns.median}, ` +
        `most from ${turns.p10} to ${turns.p90}`,
    );
  return lines.join('\n');
}

function asked({ asked }: SimReport): string {
  if (!asked) return '';
  const rows = Object.entries(asked.byKind).sort(([, a], [, b]) => b.asked - a.asked);
  return [
    textTable(
      ['asked', { number: 'times' }, { number: 'one option' }, { number: 'same outcome' }],
      rows.map(([kind, one]) => [kind, one.asked, one.singleOption, one.sameOutcome]),
    ),
    `Of all that a person would be asked ${percent(asked.singleOption)} had one option, ` +
      `and ${percent(asked.sameOutcome)} led to the same whatever was chosen`,
  ].join('\n');
}

function errors({ errors, errorMessages }: SimReport): string {
  if (!errors) return '';
  const lines = errorMessages.map(({ seed, message }) => `  seed ${seed}: ${message}`);
  return [`${counted(errors, 'match', 'matches')} broke off:`, ...lines].join('\n');
}

function balance(balance: Balance | undefined): string {
  if (!balance) return '';
  const tables = balance.groups.map(({ group, owned, winShare, cards }) =>
    [
      winShare === null
        ? `${group}: used`
        : `${group}: ${figure(owned)} owners, of whom ${percent(winShare)} won`,
      owned ? ownedTable(cards) : usedTable(cards),
    ].join('\n'),
  );
  return [...tables, `Never seen: ${balance.neverSeen.join(', ') || 'none'}`].join('\n\n');
}

function ownedTable(cards: Cards): string {
  return textTable(
    ['card', { number: 'games' }, { number: 'owners' }, { number: 'points' }, { number: 'margin' }],
    cards.map((one) => [one.card, one.games, one.owned, points(one.edge), points(one.margin, '±')]),
  );
}

/** Cards that nobody owns, the rarest first. */
function usedTable(cards: Cards): string {
  const rows = cards.map(({ card, games }) => [card, games] as const);
  return textTable(
    ['card', { number: 'games' }],
    rows.sort(([, a], [, b]) => a - b),
  );
}

function points(value: number | null, sign = value !== null && value > 0 ? '+' : ''): string {
  return value === null ? '' : `${sign}${value.toFixed(1)}`;
}
