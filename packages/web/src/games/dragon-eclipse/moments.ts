import type { EclipseEvent } from '@tabard/dragon-eclipse';
import { type EntityRef, eventText } from '@tabard/engine';
import type { ShownMoment } from '../../table/kit/moments.tsx';
import type { EclipseBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';

type Telling = Pick<EclipseBoard, 'game' | 'say' | 'events' | 'own' | 'words' | 'nameOf'>;

/** What turns a match, with its picture: everybody is to see it. */
const PEAKS: Readonly<
  Partial<Record<EclipseEvent['type'], { readonly peak: string; readonly tone: ShownMoment['tone'] }>>
> = {
  'condition-fulfilled': { peak: GLYPHS.taming, tone: 'gain' },
  'special-used': { peak: GLYPHS.special, tone: 'harm' },
  corrupted: { peak: GLYPHS.corruption, tone: 'harm' },
  fell: { peak: GLYPHS.summon, tone: 'plain' },
  'round-won': { peak: GLYPHS.upgrade, tone: 'gain' },
  'artifact-unlocked': { peak: GLYPHS.special, tone: 'gain' },
  'boss-beaten': { peak: GLYPHS.upgrade, tone: 'gain' },
  'tier-card-won': { peak: GLYPHS.upgrade, tone: 'gain' },
};

/** The blows and the peaks of one update, each a moment. */
export function momentsOf(board: Telling): ShownMoment[] {
  return board.events.flatMap((event) => {
    const peak = PEAKS[event.type];
    if (peak)
      return [
        { ...peak, dice: [], sides: [], sentences: [board.say(eventText(board.game, event))], stays: true },
      ];
    return event.type === 'attacked' || event.type === 'dealt' ? [blowOf(board, event)] : [];
  });
}

/** What a Run tells large outside of a Combat: an Enemy beaten, once, as a Boss if it was one, and an Artifact unlocked. */
export function runMomentsOf(board: Telling): ShownMoment[] {
  const beaten = board.events.some(({ type }) => type === 'boss-beaten') ? 'boss-beaten' : 'tier-card-won';
  const told = board.events.filter(({ type }) => type === beaten || type === 'artifact-unlocked');
  return momentsOf({ ...board, events: told });
}

type Blow = Extract<EclipseEvent, { readonly type: 'attacked' | 'dealt' }>;

/** Who strikes whom, how the damage came about, and how much it is; one's own blows stay until they were seen. */
function blowOf(
  { own, words, nameOf }: Telling,
  { args: [fighter, target, damage, sum] }: Blow,
): ShownMoment {
  const [striker, struck]: EntityRef[] = [
    { kind: 'fighter', id: fighter },
    { kind: 'target', id: target },
  ];
  return {
    dice: [],
    sides: [{ name: words('strikes', nameOf(striker), nameOf(struck)), sum }],
    sentences: [words(damage > 0 ? 'suffers' : 'unhurt', nameOf(struck), damage)],
    tone: target === own ? 'harm' : fighter === own && damage > 0 ? 'gain' : 'plain',
    stays: own >= 0 && (fighter === own || target === own),
  };
}
