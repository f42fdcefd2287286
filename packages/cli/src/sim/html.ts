/** The report of a simulation as one page that needs nothing beside it. */
import { intervalOf } from '../arena/standings.ts';
import { counted, figure, percent } from '../text-table.ts';
import { type SimReport, setupText } from './report.ts';

export function simPage(report: SimReport): string {
  const title = `${report.game}: ${counted(report.games, 'match', 'matches')}`;
  const parts = [lengths(report), seats(report), bots(report), ...groups(report), kinds(report)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(summaryOf(report))}</p>
${parts.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`;
}

const STYLE = `
body { margin: 0; background: #17110c; color: #efe4cf; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { font-family: Georgia, serif; color: #e8b04b; }
svg { display: block; width: 100%; height: 12rem; background: #211912; border-radius: .4rem; }
.most, .ends { margin: .3rem 0; color: #c9b899; font-size: .85rem; }
.ends { display: flex; justify-content: space-between; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem .2rem 0; text-align: left; border-bottom: 1px solid #3a2c1f; }
td:first-child, p { overflow-wrap: anywhere; }
td.number, th.number { text-align: right; white-space: nowrap; }
td:last-child { width: 60%; }
@media (max-width: 40rem) { td:last-child { width: 30%; } }
.track { position: relative; display: block; height: .9rem; min-width: 4rem; background: #2b2118; }
.bar, .span, .mark { position: absolute; top: 0; bottom: 0; }
.bar { left: 0; background: #b9822f; }
.span { background: #7fb6d6aa; }
.mark { width: 2px; background: #efe4cf; }
`;

function summaryOf(report: SimReport): string {
  const { bots, seed, finished, games, decisions, seconds, jobs } = report;
  return (
    `${setupText(report)}; bots ${bots.join(', ')}; seed ${seed}. ${figure(finished)} of ${counted(games, 'match', 'matches')} finished, ` +
    `${counted(decisions, 'decision', 'decisions')} in ${figure(seconds)} s on ${jobs} thread(s).`
  );
}

const MOST_COLUMNS = 40;

/** So many matches had from `from` to `to` turns. */
interface PlotColumn {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Lengths in columns of equal width, from the shortest to the longest. */
function columnsOf(turnCounts: SimReport['turnCounts']): PlotColumn[] {
  const lengths = turnCounts.map(([turn]) => turn);
  const [first, last] = [Math.min(...lengths), Math.max(...lengths)];
  const width = Math.ceil((last - first + 1) / MOST_COLUMNS);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, at) => {
    const from = first + at * width;
    const to = Math.min(last, from + width - 1);
    const inside = turnCounts.filter(([turn]) => turn >= from && turn <= to);
    return { from, to, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
}

function lengths({ turns, turnCounts }: SimReport): string {
  if (!turns) return '';
  const columns = columnsOf(turnCounts);
  const most = Math.max(...columns.map(({ count }) => count));
  const [first, last] = [columns[0].from, columns[columns.length - 1].to];
  const bars = columns.map((column, at) => columnBar(column, { at, most, many: columns.length }));
  return section(
    'Length in turns',
    `<p class="most">${counted(most, 'match', 'matches')} in the highest column</p>
<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="How many matches had how many turns, from ${first} to ${last}">${bars.join('')}</svg>
<p class="ends"><span>${counted(first, 'turn', 'turns')}</span><span>${counted(last, 'turn', 'turns')}</span></p>
<p>${figure(turns.mean)} on average, half within ${turns.median}, most from ${turns.p10} to ${turns.p90}.</p>`,
  );
}

function columnBar(
  { from, to, count }: PlotColumn,
  { at, most, many }: { readonly at: number; readonly most: number; readonly many: number },
): string {
  const width = 100 / many;
  const height = (100 * count) / most;
  const place = `x="${((at + 0.05) * width).toFixed(3)}" y="${(100 - height).toFixed(2)}"`;
  const size = `width="${(0.9 * width).toFixed(3)}" height="${height.toFixed(2)}"`;
  const span = from === to ? `${from}` : `${from} to ${to}`;
  return `<rect ${place} ${size} fill="#b9822f"><title>${span} turns: ${count}</title></rect>`;
}

function seats({ outcomes, finished, seats: count }: SimReport): string {
  const rows = Array.from({ length: count }, (_, seat) =>
    shareRow(`seat ${seat + 1}`, outcomes.bySeat[seat], finished),
  );
  const ends = Object.entries(outcomes.byReason).map(([reason, many]) => `${reason}: ${figure(many)}`);
  return section(
    'Outcomes by seat',
    `${shareTable('seat', rows)}<p>Nobody won ${figure(outcomes.nobody)}. How they ended: ${escaped(ends.join(', '))}.</p>`,
  );
}

function bots({ outcomes }: SimReport): string {
  const rows = Object.entries(outcomes.byBot);
  if (rows.length < 2) return '';
  return section(
    'Outcomes by bot',
    shareTable(
      'bot',
      rows.map(([bot, { seats: many, wins }]) => shareRow(bot, wins, many)),
    ),
  );
}

/** Cards that somebody owned by the share of their owners who won; others by how often they were used. */
function groups({ balance, games }: SimReport): string[] {
  return (balance?.groups ?? []).map(({ group, owned, cards }) => {
    if (!owned)
      return section(
        `Used: ${group}`,
        shareTable(
          'card',
          cards.map((one) => shareRow(one.card, one.games, games)),
        ),
      );
    return section(
      `Won by owners: ${group}`,
      shareTable(
        'card',
        cards.map((one) => shareRow(one.card, one.wins, one.owned)),
      ),
    );
  });
}

function kinds({ kinds: counts, decisions }: SimReport): string {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return section(
    'Decisions by kind',
    shareTable(
      'kind',
      rows.map(([kind, many]) => shareRow(kind, many, decisions)),
    ),
  );
}

function shareTable(what: string, rows: readonly string[]): string {
  const head = `<tr><th>${what}</th><th class="number">count</th><th class="number">of</th><th class="number">share</th><th>share, with its interval of 95 %</th></tr>`;
  return `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function shareRow(name: string, count: number, of: number): string {
  const { share, between } = intervalOf(count, of);
  const at = (part: number) => `${(100 * part).toFixed(1)}%`;
  const [low, high] = between;
  const track =
    `<span class="track"><span class="bar" style="width:${at(share)}"></span>` +
    `<span class="span" style="left:${at(low)};width:${at(high - low)}"></span>` +
    `<span class="mark" style="left:${at(share)}"></span></span>`;
  return `<tr><td>${escaped(name)}</td><td class="number">${figure(count)}</td><td class="number">${figure(of)}</td><td class="number">${percent(share)}</td><td>${track}</td></tr>`;
}

function section(title: string, body: string): string {
  return `<section><h2>${escaped(title)}</h2>${body}</section>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
