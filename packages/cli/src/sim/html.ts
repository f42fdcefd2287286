/** The report of a simulation as one page that needs nothing beside it. */
import { intervalOf } from '../arena/standings.ts';
import { figure, percent } from '../text-table.ts';
import type { SimReport } from './report.ts';

export function simPage(report: SimReport): string {
  const title = `${report.game}: ${figure(report.games)} matches`;
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
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem .2rem 0; text-align: left; border-bottom: 1px solid #3a2c1f; }
td.number, th.number { text-align: right; }
.track { position: relative; display: block; height: .9rem; min-width: 12rem; background: #2b2118; }
.bar, .span, .mark { position: absolute; top: 0; bottom: 0; }
.bar { left: 0; background: #b9822f; }
.span { background: #7fb6d6aa; }
.mark { width: 2px; background: #efe4cf; }
`;

function summaryOf({ seats, bots, seed, finished, games, decisions, seconds, jobs }: SimReport): string {
  return (
    `${seats} seats, ${bots.join(', ')}, seed ${seed}. ${figure(finished)} of ${figure(games)} matches finished, ` +
    `${figure(decisions)} decisions in ${figure(seconds)} s on ${jobs} thread(s).`
  );
}

function lengths({ turns, turnCounts }: SimReport): string {
  if (!turns) return '';
  const most = Math.max(...turnCounts.map(([, count]) => count));
  const last = Math.max(...turnCounts.map(([turn]) => turn));
  const width = 100 / (last + 1);
  const columns = turnCounts.map(
    ([turn, count]) =>
      `<rect x="${(turn * width).toFixed(3)}" y="${(100 - (100 * count) / most).toFixed(2)}" width="${(0.9 * width).toFixed(3)}" ` +
      `height="${((100 * count) / most).toFixed(2)}" fill="#b9822f"><title>${turn} turns: ${count}</title></rect>`,
  );
  return section(
    'Length in turns',
    `<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="How many matches had how many turns, up to ${last}">${columns.join('')}</svg>
<p>${figure(turns.mean)} on average, half within ${turns.median}, most from ${turns.p10} to ${turns.p90}.</p>`,
  );
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
