import { partsOf, partyFacts } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { Explained } from '../../table/kit/explained.tsx';
import { defOf } from './defs.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { type OmegaBoard, useOmegaBoard } from './omega-board.ts';

/** A number with its glyph. */
function Figure({ glyph, value, label }: { glyph: Glyph; value: number | string; label: string }) {
  return (
    <span className="omega-figure" title={label}>
      <Icon name={GLYPHS[glyph]} label={label} />
      <span aria-hidden="true">{value}</span>
    </span>
  );
}

/** A value of a party that tells where it comes from. */
function PartyValue({ seat, stat }: { seat: Seat; stat: 'combat' | 'speed' }) {
  const { state, words } = useOmegaBoard();
  const facts = partyFacts(state, seat);
  const value = facts[stat];
  return (
    <Explained label={words(`${stat}-is`, value)} parts={partsOf(state, seat, stat)} className="omega-figure">
      <Icon name={GLYPHS[stat]} />
      <span aria-hidden="true">{value}</span>
      <IncidentPart by={facts.byIncidents[stat]} />
    </Explained>
  );
}

/** What the Incidents of the turn make of a number, beside it. */
export function IncidentPart({ by }: { by: number }) {
  const { words } = useOmegaBoard();
  if (by === 0) return null;
  const signed = by < 0 ? `−${-by}` : `+${by}`;
  const said = words('by-incident', signed);
  return (
    <span className="omega-incident-part" title={said}>
      <Icon name={GLYPHS.incident} label={said} />
      <span aria-hidden="true">{signed}</span>
    </span>
  );
}

/** Combat and Speed of a party, and for others what they hold. */
export function Figures({ seat }: { seat: Seat }) {
  const { state, words, own } = useOmegaBoard();
  const { hand, missions, finished } = state.parties[seat];
  return (
    <span className="omega-figures">
      <PartyValue seat={seat} stat="combat" />
      <PartyValue seat={seat} stat="speed" />
      {seat !== own && (
        <Figure glyph="advantage" value={hand.length} label={words('hand-count', hand.length)} />
      )}
      {seat !== own && (
        <Figure
          glyph="mission"
          value={`${finished.length}/${finished.length + missions.length}`}
          label={`${words('finished-count', finished.length)}, ${words('missions-count', missions.length)}`}
        />
      )}
    </span>
  );
}

interface Mark {
  readonly glyph: Glyph;
  readonly words: string;
}

/** What is out of the ordinary about a party this turn. */
export function marksOf({ state, words }: OmegaBoard, seat: Seat): Mark[] {
  const party = state.parties[seat];
  const marks: Mark[] = [];
  if (party.leaving) marks.push({ glyph: 'leaving', words: words('leaving') });
  if (party.lost) marks.push({ glyph: 'lost', words: words('lost') });
  if (party.resting) marks.push({ glyph: 'rested', words: words('resting') });
  if (party.rested) marks.push({ glyph: 'rested', words: words('rested') });
  const mission = defOf(state, party.resisting);
  if (mission?.type === 'mission')
    marks.push({ glyph: 'final', words: words('resisting', party.progress, mission.turns) });
  if (state.resigned & (1 << seat)) marks.push({ glyph: 'lost', words: words('resigned') });
  return marks;
}

export function Marks({ seat }: { seat: Seat }) {
  const marks = marksOf(useOmegaBoard(), seat);
  if (!marks.length) return null;
  return (
    <ul className="omega-marks">
      {marks.map((mark) => (
        <li key={mark.words} title={mark.words}>
          <Icon name={GLYPHS[mark.glyph]} /> <span>{mark.words}</span>
        </li>
      ))}
    </ul>
  );
}
