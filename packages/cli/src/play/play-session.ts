import { type Choice, type Decision, optionKey, type Refusal, type Seat, type Viewer } from '@tabard/engine';
import { decisionsAt, type HostAction } from '@tabard/table';
import type { Lines } from './lines.ts';
import type { ChoiceResult, LiveMatch } from './match.ts';
import { type MatchTalk, notAnOption, optionFor } from './talk.ts';

const RECENT = 20;
const HELP = [
  'a number or a key chooses; "resign" gives up and lets a bot play your seat on',
  '?       what you may not do now, and why',
  'z       take your last answer back',
  'v       the table',
  'c NAME  everything on a card',
  'l       what happened lately',
  'q       leave the table',
].join('\n');

export interface PlaySession {
  readonly match: LiveMatch;
  readonly talk: MatchTalk;
  readonly lines: Lines;
  /** The viewer of the story. */
  readonly viewer: Viewer;
  say(text: string): void;
}

/** How a session ends: the match is over, the person left, or nothing more is typed. */
export type Ending = 'over' | 'left' | 'silent';

export async function playSession(session: PlaySession): Promise<Ending> {
  const story: string[] = [];
  const { match } = session;
  while (!match.isOver()) {
    const action = match.nextAction();
    if (action) {
      takeAction(session, story, action);
      continue;
    }
    const [decision] = decisionsAt(match.course);
    const ending = await askPerson(session, story, decision);
    if (ending) return ending;
  }
  const { outcome } = match.state;
  if (outcome) session.say(`${session.talk.outcome(match.state, outcome)}\n`);
  return 'over';
}

/** Lets a bot choose, or passes for a person who has no other option. */
function takeAction(session: PlaySession, story: string[], action: HostAction): void {
  const { seat, n } = action.decision;
  const choice = action.kind === 'bot' ? session.match.botChoice(action) : { n, key: optionKey(action.pass) };
  const refusal = choose(session, story, seat, choice, 'by itself');
  if (refusal) throw new Error(`seat ${seat} is refused "${choice.key}" (${refusal.code})`);
}

function choose(
  session: PlaySession,
  story: string[],
  seat: Seat,
  choice: Choice,
  how: 'by hand' | 'by itself',
): Refusal | undefined {
  return tell(session, story, session.match.choose(seat, choice, how));
}

function tell(
  { match, talk, viewer, say }: PlaySession,
  story: string[],
  result: ChoiceResult,
): Refusal | undefined {
  for (const event of result.events) {
    const line = talk.event(match.state, event, viewer);
    story.push(line);
    say(`* ${line}\n`);
  }
  return result.refusal;
}

async function askPerson(
  session: PlaySession,
  story: string[],
  decision: Decision,
): Promise<Ending | undefined> {
  const { match, talk, lines, say } = session;
  const { seat } = decision;
  say(`\n${talk.seatName(seat)}: ${talk.question(match.state, decision)}\n`);
  for (;;) {
    const line = (await lines.next('> '))?.trim();
    if (line === undefined) return 'silent';
    if (line === 'q') return 'left';
    if (line === '') continue;
    if (line === 'z') {
      if (match.undo(seat)) return undefined;
      say('You cannot take that back: something new has been seen since. [TB-06]\n');
    } else if (line === 'resign') {
      tell(session, story, match.resign(seat));
      return undefined;
    } else if (!tellMore(session, story, seat, line)) {
      const option = optionFor(decision, line);
      if (option) {
        const refusal = choose(session, story, seat, { n: decision.n, key: optionKey(option) }, 'by hand');
        if (refusal) say(`${talk.refusal(match.state, seat, refusal)}\n`);
        return undefined;
      }
      say(`${notAnOption(decision, line)}\n`);
    }
  }
}

/** Answers a question about the table; says whether the line was one. */
function tellMore(session: PlaySession, story: readonly string[], seat: Seat, line: string): boolean {
  const { match, talk, say } = session;
  const [word] = line.split(' ', 1);
  const answers: Readonly<Record<string, () => string>> = {
    h: () => HELP,
    '?': () => talk.refusedOptions(match.state, seat),
    v: () => talk.table(match.state, seat),
    l: () => story.slice(-RECENT).join('\n') || 'Nothing has happened yet.',
    c: () => talk.card(match.state, line.slice(1).trim()),
  };
  if (!Object.hasOwn(answers, word)) return false;
  say(`${answers[word]()}\n`);
  return true;
}
