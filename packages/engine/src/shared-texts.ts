/** The sentences of the words that every game shares. */
import type { Phrased } from './args.ts';
import type { Node } from './ids.ts';
import { inOrder, leadingTo, type Said } from './said.ts';
import type { Tell, Telling } from './vocabulary.ts';

interface Conditional {
  readonly if: Phrased<boolean>;
  readonly then: Node;
  readonly else: Node | undefined;
}

const sequence: Tell<{ readonly steps: readonly Node[] }> = {
  en: ({ steps }, t) => inOrder(', then ', steps.map(t.said)),
  fr: ({ steps }, t) => inOrder(', puis ', steps.map(t.said)),
};

const choose: Tell<{ readonly choose: readonly Node[] }> = {
  en: (a, t) => chosen(['choose one:', 'choose', ' or '], lettered(a.choose, t)),
  fr: (a, t) => chosen(['au choix :', 'au choix', ' ou '], lettered(a.choose, t)),
};

const may: Tell<{ readonly may: Node }> = {
  en: (a, t) => leadingTo('you may', t.said(a.may)),
  fr: (a, t) => ({ ...leadingTo('si vous le voulez,', t.said(a.may)), asks: true }),
};

const conditional: Tell<Conditional> = {
  en: (a, t) => given(a, 'otherwise', t),
  fr: (a, t) => given(a, 'sinon', t),
};

export const SHARED_TEXTS = { sequence, choose, may, if: conditional };

/** "(a) …", "(b) …" */
function lettered(nodes: readonly Node[], t: Telling): string[] {
  return nodes.map((node, i) => `(${String.fromCharCode(97 + i)}) ${t.inOne(node)}`);
}

/** "choose one: (a) …; (b) …", and inside another effect "choose (a) … or (b) …" */
function chosen([alone, inside, or]: readonly [string, string, string], parts: readonly string[]): Said {
  const [last, ...others] = [...parts].reverse();
  const list = others.length ? `${others.reverse().join(', ')}${or}${last}` : last;
  return { does: `${alone} ${parts.join('; ')}`, after: [], inside: `${inside} ${list}` };
}

/**
 * "otherwise" refers to the condition, so the effect before it becomes one phrase. A condition that follows another
 * has its own "otherwise": "against a rival, …; against a Creature, …; otherwise, …".
 */
function given({ if: condition, then, else: other }: Conditional, otherwise: string, t: Telling): Said {
  const lead = t.clause(condition).beside + (t.said(then).asks ? ' et' : ',');
  if (other !== undefined) {
    const { does, after, follows } = t.said(other);
    const last = follows ? [does, ...after] : [`${otherwise}, ${t.inOne(other)}`];
    return { does: `${lead} ${t.inOne(then)}`, after: last, follows: true };
  }
  return leadingTo(lead, t.said(then));
}
