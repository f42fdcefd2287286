import {
  companions,
  hardModes,
  MOST_EQUIPMENT,
  MOST_ESSENCE,
  MOST_ITEMS,
  MOST_SILVER,
  statusesHad,
} from '@tabard/dragon-eclipse';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Companion } from './companion.tsx';
import { HeldFace, type HeldKind } from './held.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';

/** Who goes along and what is carried: always in sight. */
export function Rail({ children }: { children?: ReactNode }) {
  return (
    <aside className="tale-rail">
      <Party />
      <Purse />
      <div className="tale-rail-rest">
        <Goods />
        <Remembered />
        {children}
        <HardModes />
      </div>
    </aside>
  );
}

/** The Mystlings of the tray, then those that wait. */
function Party() {
  const { state, language, tell } = useTaleBoard();
  const all = companions(state, language);
  if (all.length === 0) return null;
  return (
    <section className="tale-rail-party" aria-label={tell('party')}>
      <h2>{tell('party')}</h2>
      <ul className="tale-party">
        {all.map((one) => (
          <li key={one.mystling} data-away={one.pocket ? undefined : ''}>
            <Companion facts={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Purse() {
  const { state, tell } = useTaleBoard();
  const { silver, essence } = state.tale;
  return (
    <p className="tale-purse">
      <span title={tell('silver-is', silver, MOST_SILVER)}>
        <Icon name="coins" label={tell('silver')} /> {silver}
      </span>
      <span title={tell('essence-is', essence, MOST_ESSENCE)}>
        <Icon name="crystal-shine" label={tell('essence')} /> {essence}
      </span>
    </p>
  );
}

function Goods() {
  const { state, tell } = useTaleBoard();
  const { items, equipment, secrets } = state.tale;
  if (items.length + equipment.length + secrets.length === 0) return null;
  return (
    <section aria-label={tell('goods')}>
      <h2>{tell('goods')}</h2>
      <Held kind="item" held={items} label={tell('items-are', items.length, MOST_ITEMS)} />
      <Held
        kind="equipment"
        held={equipment}
        label={tell('equipment-are', equipment.length, MOST_EQUIPMENT)}
      />
      <Held kind="secret" held={secrets} label={tell('secrets')} />
    </section>
  );
}

function Held({ kind, held, label }: { kind: HeldKind; held: readonly number[]; label: string }) {
  if (held.length === 0) return null;
  return (
    <ul className="tale-held-list" aria-label={label}>
      {held.map((one) => (
        <li key={one}>
          <HeldFace kind={kind} id={one} />
        </li>
      ))}
    </ul>
  );
}

/** The statuses that are marked, in plain words. */
function Remembered() {
  const { state, nameOf, tell } = useTaleBoard();
  const had = statusesHad(state);
  if (had.length === 0) return null;
  return (
    <section aria-label={tell('statuses')}>
      <h2>{tell('statuses')}</h2>
      <ul className="tale-statuses">
        {had.map(({ status, parts }) => (
          <li key={status}>
            {parts > 1
              ? tell('status-parts', nameOf(storyRef('status', status)), parts)
              : nameOf(storyRef('status', status))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hard modes, switched between Combats. */
function HardModes() {
  const { state, nameOf, offers, choose, tell } = useTaleBoard();
  const offered = offers.all.filter(({ option }) => option.verb === 'switch-mode');
  if (offered.length === 0) return null;
  const isOn = hardModes(state);
  return (
    <details className="tale-modes">
      <summary>{tell('harder')}</summary>
      {offered.map(({ key, option }) => (
        <Button
          key={key}
          look="quiet"
          icon={isOn[option.refs[0]] ? 'confirmed' : 'plain-circle'}
          aria-pressed={isOn[option.refs[0]]}
          data-option={key}
          onClick={() => choose(option)}
        >
          {nameOf(storyRef('hard-mode', option.refs[0]))}
        </Button>
      ))}
    </details>
  );
}
