/** The fourth point: what is read is written, and the other way round. */
import type { EclipseContent } from '../../defs.ts';
import { type Line, questionsOf, type Report } from './parts.ts';
import type { Check } from './subject.ts';

/** What a line writes, by its word: the kind and the argument that names it. */
const WRITES: Readonly<Record<string, readonly [kind: string, arg: string]>> = {
  status: ['status', 'status'],
  'mark-next': ['status', 'status'],
  front: ['front', 'front'],
  attach: ['front', 'attach'],
  secret: ['secret', 'named'],
  place: ['slot', 'slot'],
  lock: ['lock', 'lock'],
};
const READS: Readonly<Record<string, readonly [kind: string, arg: string]>> = {
  status: ['status', 'status'],
  'parts-of': ['status', 'parts-of'],
  front: ['front', 'front'],
  attached: ['front', 'attached'],
  secret: ['secret', 'secret'],
  slot: ['slot', 'slot'],
};

interface Trace {
  readonly kind: string;
  readonly id: string;
  readonly part: number | undefined;
  readonly place: string;
  readonly scenario: number;
}

export const writtenAndRead: Check = ({ content, lines, isUnfinished: isOpen }, report) => {
  const writes = lines.flatMap((line) =>
    traced(WRITES[line.says], line.args, line.place, line.scenario, line.says),
  );
  const questions = questionsOf(content);
  const reads = [
    ...questions.flatMap(({ phrase, place, scenario }) =>
      traced(READS[phrase.name], phrase.args, place, scenario),
    ),
    ...lines
      .filter(({ says }) => says === 'unlock')
      .map(({ args, place, scenario }) => ({
        kind: 'lock',
        id: String(args.unlock),
        part: undefined,
        place,
        scenario,
      })),
  ];
  const starting = (content.story?.starting ?? []).map(({ status }) => content.story?.statuses[status]?.id);
  for (const read of reads)
    if (!starting.includes(read.id) && !writes.some((write) => isAnswer(write, read)))
      report(read.place, `${nameOf(read)} is read and never written`);
  for (const write of writes) checkRead(content, write, reads, isOpen, report);
};

function traced(
  entry: readonly [string, string] | undefined,
  args: Line['args'],
  place: string,
  scenario: number,
  says = '',
): Trace[] {
  if (!entry) return [];
  const [kind, arg] = entry;
  const part =
    kind === 'status' && says !== 'mark-next'
      ? (args.part ?? (says === 'status' ? 1 : undefined))
      : undefined;
  return [
    { kind, id: String(args[arg]), part: part === undefined ? undefined : Number(part), place, scenario },
  ];
}

function isAnswer(write: Trace, read: Trace): boolean {
  if (write.kind !== read.kind || write.id !== read.id) return false;
  return write.part === undefined || read.part === undefined || write.part === read.part;
}

function nameOf({ kind, id, part }: Trace): string {
  const what =
    { status: 'status', front: 'token', secret: 'Secret', slot: 'slot', lock: 'lock on' }[kind] ?? kind;
  return part === undefined ? `${what} ${id}` : `${what} ${id}, part ${part},`;
}

/** In a story that goes on, what is written may still be read. */
function checkRead(
  content: EclipseContent,
  write: Trace,
  reads: readonly Trace[],
  isOpen: boolean,
  report: Report,
): void {
  if (write.kind === 'lock' || isShown(content, write)) return;
  const found = reads.filter((read) => isAnswer(write, read));
  const isLasting = write.kind === 'status' || write.kind === 'secret';
  if (isOpen && isLasting) return;
  if (!found.length) report(write.place, `${nameOf(write)} is written and never read`);
  else if (
    write.kind === 'status' &&
    found.every(({ scenario }) => scenario === write.scenario) &&
    write.scenario >= 0
  )
    report(write.place, `${nameOf(write)} is read in its own Scenario only`);
}

/** What matters without being asked for: objects that can be used, overlays, rules, thresholds, endings. */
function isShown({ story }: EclipseContent, { kind, id }: Trace): boolean {
  if (!story) return true;
  if (kind === 'status')
    return id === 'ending' || (story.statuses[story.at.status[id] ?? -1]?.thresholds.length ?? 0) > 0;
  if (kind !== 'secret') return false;
  const secret = story.secrets[story.at.secret[id] ?? -1];
  return secret?.kind !== 'object' || secret.effect !== undefined || secret.inCombat !== undefined;
}
