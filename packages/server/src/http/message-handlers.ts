import type { Refusal } from '@tabard/engine';
import { requireLess, requireSome } from '../limits/limits.ts';
import { HttpProblem, unauthorized } from '../problem.ts';
import type { MatchId, Player, PlayerId } from '../store/rows.ts';
import { parseCode } from '../tables/codes.ts';
import { addLine } from './chat.ts';
import { invited } from './guesses.ts';
import type { MessageHandlers, SocketSession } from './socket-session.ts';

/** The handler of each client message. */
export const answers: MessageHandlers = {
  watch: async (context, session, { match, code, version, heard }) => {
    requireLess(context.limits.watches, session.guest.shares, 'tables to look at');
    await session.tables.watch(match as MatchId, () =>
      invited(context, session.guest, code, (tried) =>
        context.hosting.watch(
          {
            match: match as MatchId,
            person: session.person,
            code: tried && parseCode(tried),
            version,
            heard,
          },
          session.line,
        ),
      ),
    );
  },
  leave: async (_, session, { match }) => session.tables.leave(match as MatchId),
  choose: async (context, session, { id, match, n, key }) => {
    const person = personOf(session);
    const refusal = await context.hosting.choose(match as MatchId, person, { n, key });
    if (refusal) context.meters.refusals.add({ code: refusal.code });
    else context.meters.choices.add();
    session.sendMessage({ type: 'done', id, refusal });
  },
  unavailable: async ({ hosting }, session, { id, match }) => {
    const unavailable = await hosting.unavailable(match as MatchId, personOf(session));
    session.sendMessage({ type: 'done', id, unavailable });
  },
  story: async (context, session, { id, match, before }) => {
    await requireWatching(session, match as MatchId, 'One reads the story of a table that one looks at');
    requireSome(context.limits.bytes, session.guest.shares, 'bytes sent to your address');
    const story = await context.hosting.story(match as MatchId, session.person, before);
    session.sendMessage({ type: 'done', id, story });
  },
  undo: (context, session, { id, match }) =>
    done(session, id, context.hosting.undo(match as MatchId, personOf(session))),
  'ask-undo': (context, session, { id, match }) =>
    done(session, id, context.hosting.askUndo(match as MatchId, personOf(session))),
  'answer-undo': (context, session, { id, match, agree }) =>
    done(
      session,
      id,
      context.hosting.answerUndo(match as MatchId, personOf(session), agree ? 'agree' : 'decline'),
    ),
  resign: (context, session, { id, match }) =>
    done(session, id, context.hosting.resign(match as MatchId, personOf(session))),
  asking: ({ hosting }, session, { match, mode }) =>
    hosting.setAsking(match as MatchId, personOf(session), mode),
  chat: async (context, session, { id, match, text }) => {
    const author = playerOf(session);
    await requireWatching(session, match as MatchId, 'One talks at a table that one looks at');
    await addLine(context, match as MatchId, { author, shares: session.guest.shares }, text);
    session.sendMessage({ type: 'done', id });
  },
};

async function requireWatching(session: SocketSession, match: MatchId, why: string): Promise<void> {
  if (!(await session.tables.isWatching(match)))
    throw new HttpProblem(403, 'not-watching', `${why}; watch it first.`);
}

async function done(session: SocketSession, id: number, doing: Promise<Refusal | undefined>): Promise<void> {
  session.sendMessage({ type: 'done', id, refusal: await doing });
}

function personOf(session: SocketSession): PlayerId {
  return playerOf(session).id;
}

function playerOf({ guest }: SocketSession): Player {
  if (!guest.player) throw unauthorized();
  return guest.player;
}
