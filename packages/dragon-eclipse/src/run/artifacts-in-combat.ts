/** DE-RL-ART-06: Artifacts that are exhausted in a Combat, by the player whose turn it is. */
import { allow, type Node, type Offer, type Option, type Seat } from '@tabard/engine';
import { about } from '../rules/facts.ts';
import { effects, type InCombat, type Match } from '../state.ts';
import type { ArtifactMoment } from './defs.ts';
import { artifactAt, isRun } from './facts.ts';
import { exhaust } from './verbs.ts';

/** Nothing was done in this turn yet. */
function isTurnFresh(m: InCombat, seat: Seat): boolean {
  const { used, resolved, resolving, moved } = m.combat.fighters[seat];
  return !used.length && !resolved && !resolving.length && !moved;
}

const FITS: Readonly<Partial<Record<ArtifactMoment, (m: InCombat, seat: Seat) => boolean>>> = {
  turn: () => true,
  'turn-start': isTurnFresh,
  // The start of a Combat is that of a player's first turn in it.
  'combat-start': (m, seat) => m.combat.round === 1 && isTurnFresh(m, seat),
};

export function offerArtifacts(m: InCombat, seat: Seat, offer: Offer): void {
  const match: Match = m;
  if (!isRun(match)) return;
  for (const artifact of match.run.artifacts) {
    const { moment, effect } = artifactAt(m, artifact);
    const isReady = !match.run.exhausted.includes(artifact) && (FITS[moment]?.(m, seat) ?? false);
    if (isReady && effect !== undefined && !effects.whyNot(m, effect, about(m, seat)))
      allow(offer, 'use-artifact', artifact);
  }
}

/** Exhausts the Artifact that is used, and gives its effect; undefined when the answer is another one. */
export function artifactEffect(m: InCombat, { verb, refs }: Option): Node | undefined {
  const match: Match = m;
  if (verb !== 'use-artifact' || !isRun(match)) return undefined;
  exhaust(match, refs[0]);
  return artifactAt(m, refs[0]).effect;
}
