import { formatDeck } from '@tabard/dragon-eclipse';
import type { Options } from '@tabard/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { botSeat, personSeat } from '../../../hall/seats.ts';
import { useNames } from '../../../hall/use-names.ts';
import { host } from '../../../host/current.ts';
import { Segments } from '../../../pages/shared/fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EnemyChoice } from '../setup/enemy-choice.tsx';
import { MystlingChoice } from '../setup/mystling-choice.tsx';
import { useDesk } from './desk.ts';
import '../../../hall/setup-dialog.css';

const AGAINST = ['combat', 'quick-battle'] as const;
type Against = (typeof AGAINST)[number];

/** Asks against whom the deck on the desk is played, and begins. */
export function PlayDeck({ onClose }: { onClose(): void }) {
  const { plan, deck, words, content, game } = useDesk();
  const names = useNames();
  const [, go] = useLocation();
  const [against, setAgainst] = useState<Against>('combat');
  const [problem, setProblem] = useState<string>();
  const mystling = plan.mystling.id;
  const [options, setOptions] = useState<Options>(() => ({
    mystling,
    deck: 'saved',
    cards: formatDeck(content, deck),
    partner: mystling === 'prowler' ? 'firple' : 'prowler',
    partnerDeck: 'suggested',
    draft: false,
  }));
  const chosen = { ...options, mode: against };
  const seats = [personSeat(names, 0), ...(against === 'combat' ? [] : [botSeat(names, 1)])];
  const begin = async () => {
    try {
      go(`/table/${await host().create({ game: game.id, options: chosen, seats })}`);
    } catch (reason) {
      setProblem(words('play-failed', reason instanceof Error ? reason.message : String(reason)));
    }
  };
  const choice = { game, options: chosen, onChange: setOptions };
  return (
    <Dialog
      title={words('play-against')}
      open
      onClose={onClose}
      footer={
        <Button look="lamp" icon="round-table" onClick={() => void begin()}>
          {words('play-begin')}
        </Button>
      }
    >
      <div className="setup">
        <Segments<Against>
          label={words('play-against')}
          value={against}
          choices={AGAINST.map((value) => ({ value, label: words(`play-against.${value}`) }))}
          note={words(`play-against.${against}.note`)}
          onChange={setAgainst}
        />
        {against === 'combat' ? (
          <EnemyChoice {...choice} />
        ) : (
          <MystlingChoice {...choice} seat={1} seats={['me', 'other']} />
        )}
        {problem && (
          <p role="alert" className="deck-failed">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
