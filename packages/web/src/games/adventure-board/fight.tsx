import type { AttackFacts, FightSide } from '@tabard/adventure-board';
import { Icon } from '../../icons/icon.tsx';
import { ContestFrame } from '../../table/kit/contest.tsx';
import { Die } from '../../table/kit/die.tsx';
import { Explained } from '../../table/kit/explained.tsx';
import { useLookedAt } from '../../table/kit/looked-at.ts';
import { SumLine } from '../../table/kit/sum.tsx';
import { encounterFace, sideFace } from './faces.tsx';
import { share, useForesight } from './foresight.tsx';
import { GLYPHS } from './glyphs.ts';
import { sideUp } from './hero.tsx';
import { fieldOf } from './holdings.tsx';
import { type FightSituation, fightNow, type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { Pawn } from './pawn.tsx';

/** A fight as a scene: both sides with their dice, what adds to each attack, and what would come of it. */
export function Fight() {
  const board = useOrrenBoard();
  const fight = fightNow(board);
  if (!fight) return null;
  return (
    <section className="orren-fight" aria-label={board.words('fight')} data-guide="fight">
      <ContestFrame
        icon={GLYPHS.fight}
        sides={[
          <Side key="red" side={fight.sides[0]} other={fight.sides[1]} tone="ember" />,
          <Side key="black" side={fight.sides[1]} other={fight.sides[0]} tone="bone" />,
        ]}
      />
      <OddsLine fight={fight} />
    </section>
  );
}

interface SideProps {
  readonly side: FightSide;
  readonly other: FightSide;
  readonly tone: 'bone' | 'ember';
}

function Side({ side, other, tone }: SideProps) {
  const board = useOrrenBoard();
  const { words } = board;
  const { name, icon, colours } = faceOfSide(board, side);
  return (
    <div className="orren-side" data-tone={tone}>
      <span className="orren-side-who">
        <span className="orren-tile-field" style={fieldOf({ colours })}>
          <Icon name={icon} />
        </span>
        <b>
          {side.seat >= 0 && <Pawn seat={side.seat} />} {name}
        </b>
      </span>
      <span className="orren-side-body">
        <Explained
          className="orren-meter is-health"
          label={words('health-left', side.health - side.damage, side.health)}
          parts={side.healthParts}
        >
          <Icon name={GLYPHS.health} />
          <b>
            {side.health - side.damage}/{side.health}
          </b>
        </Explained>
        <Explained className="orren-stat" label={words('defence-is', side.defence)} parts={side.defenceParts}>
          <Icon name={GLYPHS.defence} /> {side.defence}
        </Explained>
        {side.ward > 0 && (
          <Explained className="orren-stat" label={words('ward-is', side.ward)} parts={side.wardParts}>
            <Icon name={GLYPHS.ward} /> {side.ward}
          </Explained>
        )}
      </span>
      {side.attacks.map((attack) => (
        <AttackLine key={attack.kind} attack={attack} side={side} other={other} tone={tone} />
      ))}
      {side.attacks.length === 0 && side.die > 0 && <Die key={side.die} value={side.die} tone={tone} />}
    </div>
  );
}

interface AttackLineProps extends SideProps {
  readonly attack: AttackFacts;
}

/** Die and values against the Defence on the other side, and what a hit does. */
function AttackLine({ attack, side, other, tone }: AttackLineProps) {
  const board = useOrrenBoard();
  const { words } = board;
  const sum = side.die > 0 ? [...attack.parts, { origin: 'die', def: -1, by: side.die }] : attack.parts;
  const isHit = side.die >= attack.needs;
  const harm = Math.max(0, attack.damage - other.ward);
  return (
    <span className="orren-attack" data-hit={side.die > 0 ? isHit : undefined}>
      <Icon name={GLYPHS[attack.kind]} label={words(`kind-of.${attack.kind}`)} />
      <SumLine sum={sum} tone={tone} die={(value) => <Die key={value} value={value} tone={tone} />} />
      {isHit ? (
        <Explained
          className="orren-verdict"
          label={words('hits-for', harm)}
          parts={[...attack.damageParts, ...other.wardParts.map((part) => ({ ...part, by: -part.by }))]}
        >
          {words('hits-for', harm)}
        </Explained>
      ) : (
        <small>{verdictOf(words, side.die, attack.needs, other.defence)}</small>
      )}
    </span>
  );
}

/** What a die that does not hit comes to, or what would hit. */
function verdictOf(words: OrrenBoard['words'], die: number, needs: number, defence: number): string {
  if (die > 0) return words('misses', defence);
  return needs > 6 ? words('never-hits') : words('needs', needs);
}

function faceOfSide(board: OrrenBoard, { seat, encounter }: FightSide) {
  const { content, language } = board;
  if (seat < 0) return encounterFace(content, content.encounters[encounter], language);
  const up = sideUp(board, seat);
  return { ...sideFace(content, up, language), name: up.character.names[language] };
}

/** The chance to win and to be hurt as things stand; looked at, a card says what it would change. */
function OddsLine({ fight }: { fight: FightSituation }) {
  const { words, own } = useOrrenBoard();
  const foreseen = useForesight();
  const key = useLookedAt(({ key: seen }) => seen);
  const looked = key === undefined ? undefined : foreseen.get(key);
  const odds = looked ?? fight.odds;
  const isDefending = own >= 0 && fight.sides[1].seat === own;
  const [won, lost] = isDefending ? [odds.lost, odds.won] : [odds.won, odds.lost];
  return (
    <p className="orren-odds" role="status" data-looked={looked !== undefined}>
      <span>{words(looked ? 'odds-then' : 'odds-now')}</span>
      <Share icon="laurel-crown" label={words('odds.won')} count={won} of={odds.of} tone="gain" />
      <Share icon={GLYPHS.health} label={words('odds.hurt')} count={odds.hurt} of={odds.of} tone="harm" />
      <Share
        icon="skull-crossed-bones"
        label={words('odds.lost')}
        count={lost + odds.both}
        of={odds.of}
        tone="harm"
      />
    </p>
  );
}

interface ShareProps {
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly of: number;
  readonly tone: 'gain' | 'harm';
}

function Share({ icon, label, count, of, tone }: ShareProps) {
  return (
    <span
      className={`orren-share is-${tone}`}
      style={{ '--share': `${share(count, of)}%` } as React.CSSProperties}
    >
      <Icon name={icon} /> {label} <b>{share(count, of)} %</b>
    </span>
  );
}
