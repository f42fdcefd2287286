import { useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { Areas } from './areas.tsx';
import { ChoiceMenu } from './choice-menu.tsx';
import { omegaOf } from './defs.ts';
import { FinalMission } from './final-mission.tsx';
import { Flights } from './flights.tsx';
import { lettersOf } from './letters.ts';
import { OwnSide } from './own-side.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { Piles } from './piles.tsx';
import { SceneBanner } from './scene-banner.tsx';
import { useScenes } from './scenes.ts';
import { Opponents } from './seat-panel.tsx';
import { type Sheet, SheetDialog } from './sheets.tsx';
import { type OpenMenu, type Sitting, SittingProvider } from './sitting.ts';
import { Stage } from './stage.tsx';
import { useLightInSight } from './use-light-in-sight.ts';
import { wordsIn } from './words.ts';
import './board.css';
import './things.css';
import './seats.css';
import './places.css';
import './beside.css';
import './stage.css';

/** The table of Shadow of Omega. */
export function Board(props: BoardProps) {
  const { view, reader } = props;
  const [menu, setMenu] = useState<OpenMenu & { readonly n: number }>();
  const [sheet, setSheet] = useState<Sheet>();
  const table = useRef<HTMLDivElement>(null);
  const [scene, skip] = useScenes(props);
  useLightInSight(table, props);
  const words = useMemo(() => wordsIn(reader.language, reader), [reader]);
  const letters = useMemo(() => lettersOf(reader.seats), [reader.seats]);
  const { n } = view.state;
  const sitting: Sitting = {
    ...props,
    state: omegaOf(view),
    own: typeof view.viewer === 'number' ? view.viewer : -1,
    words,
    letters,
    hit: scene?.hit ?? -1,
    openMenu: (opened) => setMenu({ ...opened, n }),
    openSheet: setSheet,
  };
  return (
    <SittingProvider value={sitting}>
      <div className="omega" data-seats={sitting.state.seats} data-tree={sitting.state.tree}>
        <div ref={table} className="omega-table">
          {scene && <SceneBanner key={scene.id} scene={scene} onSkip={skip} />}
          <div className="omega-top">
            <Opponents />
            <div className="omega-side-table">
              <PhaseBar />
              <Piles />
            </div>
          </div>
          <div className="omega-middle">
            <Areas />
            <div className="omega-aside">
              <Stage />
              <FinalMission />
            </div>
          </div>
          <OwnSide />
          <Flights />
        </div>
      </div>
      {menu && menu.n === n && <ChoiceMenu key={n} menu={menu} onClose={() => setMenu(undefined)} />}
      {sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(undefined)} />}
    </SittingProvider>
  );
}
