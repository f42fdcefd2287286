import { type FightFacts, fightFacts, type OmegaContent } from '@tabard/anima';
import { contentOf, type Seat } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { CardThing } from './card-thing.tsx';
import { choicesAt } from './choices.ts';
import { Die } from './die.tsx';
import { GLYPHS } from './glyphs.ts';
import { Pawn } from './pawn.tsx';
import { type Sitting, useSitting } from './sitting.ts';

/** A combat under way: both sides with their Combat, cards and dice. */
export function Duel() {
  const sitting = useSitting();
  const { state, words, reader } = sitting;
  const fight = fightFacts(state);
  if (!fight) return null;
  const foe = foeName(sitting, fight);
  return (
    <div className="omega-duel">
      <Side
        name={reader.seats[fight.a]}
        seat={fight.a}
        combat={fight.sideA}
        bonus={fight.bonusA}
        die={fight.dieA}
        dieId={0}
      />
      <span className="omega-versus">
        <Icon name={GLYPHS.combat} label={words('versus')} />
      </span>
      <Side
        name={foe}
        seat={fight.b}
        card={fight.creature}
        combat={fight.sideB}
        bonus={fight.bonusB}
        die={fight.dieB}
        dieId={1}
      />
    </div>
  );
}

function foeName({ state, reader, nameOf }: Sitting, fight: FightFacts): string {
  if (fight.b >= 0) return reader.seats[fight.b];
  if (fight.creature >= 0) return nameOf({ kind: 'card', id: fight.creature });
  const id = Object.keys(contentOf<OmegaContent>(state).names).indexOf(fight.name);
  return nameOf({ kind: 'name', id });
}

interface SideProps {
  readonly name: string;
  readonly seat: Seat;
  readonly card?: number;
  readonly combat: number;
  readonly bonus: number;
  readonly die: number;
  readonly dieId: number;
}

function Side({ name, seat, card = -1, combat, bonus, die, dieId }: SideProps) {
  const { words } = useSitting();
  return (
    <div className="omega-side-of" data-tone={dieId ? 'ember' : 'bone'}>
      <span className="omega-side-name">
        {seat >= 0 && <Pawn seat={seat} />}
        {card < 0 && <b>{name}</b>}
      </span>
      {card >= 0 && <CardThing card={card} where="met" size="medium" lying="foe" className="omega-foe" />}
      <span className="omega-sum">
        <span className="omega-big" role="img" aria-label={words('combat-is', combat)}>
          {combat}
        </span>
        {die > 0 && (
          <>
            <span aria-hidden="true">+</span>
            <ChosenDie die={die} id={dieId} />
            <span aria-hidden="true">=</span>
            <span className="omega-big" role="img" aria-label={words('total', combat + die)}>
              {combat + die}
            </span>
          </>
        )}
      </span>
      {bonus !== 0 && <small>{words('bonus', bonus > 0 ? `+${bonus}` : bonus)}</small>}
    </div>
  );
}

/** A die that an answer may be about. */
function ChosenDie({ die, id }: { die: number; id: number }) {
  const sitting = useSitting();
  const entity = { kind: 'die', id };
  const { options } = choicesAt(sitting, entity);
  const face = <Die key={die} value={die} tone={id ? 'ember' : 'bone'} />;
  if (!options.length) return face;
  return (
    <button
      type="button"
      className="omega-thing omega-die-choice"
      aria-label={options[0].label}
      onClick={() => sitting.choose(options[0].option)}
    >
      {face}
    </button>
  );
}
