import type { Refusal } from '@tabard/engine';
import { requireLess, requireSome } from '../limits/limits.ts';
import { HttpProblem, unauthorized } from '../problem.ts';
import type { MatchId, Player, PlayerId } from '../store/rows.ts';
import { parseCode } from '../tables/codes.ts';
import { say } from './chat.ts';
import type { Conversation, MessageHandlers } from './conversation.ts';
import { invited } from './guesses.ts';

/** What is done with each message of a client. */
export const answers: MessageHandlers = {
  watch: async (house, conversation, { match, code, version, heard }) => {
    requireLess(house.limits.watches, conversation.guest.shares, 'tables to look at');
    await conversation.watch(match as MatchId, () =>
      invited(house, conversation.guest, code, (tried) =>
        house.hosting.watch(
          {
            match: match as MatchId,
            person: conversation.person,
            code: tried && parseCode(tried),
            version,
            heard,
          },
          conversation.line,
        ),
      ),
    );
  },
  leave: async (_, conversation, { match }) => conversation.leave(match as MatchId),
  choose: async (house, conversation, { id, match, n, key }) => {
    const person = personOf(conversation);
    const refusal = await house.hosting.choose(match as MatchId, person, { n, key });
    if (refusal) house.meters.refusals.add({ code: refusal.code });
    else house.meters.choices.add();
    conversation.say({ type: 'done', id, refusal });
  },
  unavailable: async ({ hosting }, conversation, { id, match }) => {
    const unavailable = await hosting.unavailable(match as MatchId, personOf(conversation));
    conversation.say({ type: 'done', id, unavailable });
  },
  story: async (house, conversation, { id, match, before }) => {
    await requireWatching(conversation, match as MatchId, 'One reads the story of a table that one looks at');
    requireSome(house.limits.bytes, conversation.guest.shares, 'bytes sent to your address');
    const story = await house.hosting.story(match as MatchId, conversation.person, before);
    conversation.say({ type: 'done', id, story });
  },
  undo: (house, conversation, { id, match }) =>
    done(conversation, id, house.hosting.undo(match as MatchId, personOf(conversation))),
  'ask-undo': (house, conversation, { id, match }) =>
    done(conversation, id, house.hosting.askUndo(match as MatchId, personOf(conversation))),
  'answer-undo': (house, conversation, { id, match, agree }) =>
    done(
      conversation,
      id,
      house.hosting.answerUndo(match as MatchId, personOf(conversation), agree ? 'agree' : 'decline'),
    ),
  resign: (house, conversation, { id, match }) =>
    done(conversation, id, house.hosting.resign(match as MatchId, personOf(conversation))),
  asking: ({ hosting }, conversation, { match, mode }) =>
    hosting.setAsking(match as MatchId, personOf(conversation), mode),
  chat: async (house, conversation, { id, match, text }) => {
    const author = playerOf(conversation);
    await requireWatching(conversation, match as MatchId, 'One talks at a table that one looks at');
    await say(house, match as MatchId, { author, shares: conversation.guest.shares }, text);
    conversation.say({ type: 'done', id });
  },
};

async function requireWatching(conversation: Conversation, match: MatchId, why: string): Promise<void> {
  if (!(await conversation.isWatching(match)))
    throw new HttpProblem(403, 'not-watching', `${why}; watch it first.`);
}

async function done(
  conversation: Conversation,
  id: number,
  doing: Promise<Refusal | undefined>,
): Promise<void> {
  conversation.say({ type: 'done', id, refusal: await doing });
}

function personOf(conversation: Conversation): PlayerId {
  return playerOf(conversation).id;
}

function playerOf({ guest }: Conversation): Player {
  if (!guest.player) throw unauthorized();
  return guest.player;
}
