/** The sentence of a question. */
import type { MatchState } from './match.ts';
import type { Procedures } from './procedure.ts';
import { REACTIONS } from './reactions.ts';
import { type Language, type Phrases, type Text, type TextArg, text } from './text.ts';

/** The phrases of a question that begins with what it is asked for. */
export const questionPhrases: Readonly<Record<Language, Phrases>> = {
  en: { 'ask.by': '{0}. {1}', 'ask.cause': '{0}' },
  fr: { 'ask.by': '{0}. {1}', 'ask.cause': '{0}' },
};

export function questionOf(kind: string, args: Text['args'], cause: TextArg | undefined): Text {
  const question = text(`ask.${kind}`, ...(args ?? []));
  return cause === undefined ? question : text('ask.by', text('ask.cause', cause), question);
}

/** What the innermost procedure that names anything resolves; a triggered effect has a cause of its own. */
export function causeIn(m: MatchState, procedures: Procedures): TextArg | undefined {
  for (let at = m.stack.length - 1; at >= 0; at--) {
    const { proc, vars, step } = m.stack[at];
    if (proc === REACTIONS) return undefined;
    const cause = procedures[proc].causes?.(m as never, vars as never, step);
    if (cause !== undefined) return cause;
  }
  return undefined;
}
