import type { EntityRef } from '@tabard/engine';
import { createContext, useContext, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Offered, Refused } from '../board.ts';
import { OptionHelp, OptionVain } from '../option-help.tsx';
import { usePeek } from '../peek.tsx';
import { useBoardContext } from './board-context.ts';
import { Reasons } from './why-not.tsx';
import './option-menu.css';

/** What can and cannot be done with one thing, opened beside it. */
export interface OpenMenu {
  readonly anchor: DOMRect;
  readonly title: string;
  /** The thing that the menu can preview. */
  readonly shows: EntityRef | undefined;
  readonly options: readonly Offered[];
  readonly refused: readonly Refused[];
}

type Opener = (menu: OpenMenu) => void;

const OpenerContext = createContext<Opener>(() => undefined);
export const OpenerProvider = OpenerContext.Provider;

export function useOpenMenu(): Opener {
  return useContext(OpenerContext);
}

const WIDTH = 272;

/** A short menu beside the thing it is about; the browser closes it on Escape and on a click elsewhere. */
export function OptionMenu({ menu, onClose }: { menu: OpenMenu; onClose(): void }) {
  const { choose, words } = useBoardContext();
  const ref = useRef<HTMLDivElement>(null);
  const { anchor, shows } = menu;
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showPopover();
    ref.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={menu.title}
      className="option-menu"
      style={placeBeside(anchor)}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <h3>{menu.title}</h3>
      {menu.options.map(({ key, label, help, option, digit, vain }) => (
        <Button
          key={key}
          look="lamp"
          hotkey={digit === undefined ? undefined : String(digit)}
          data-aim={key}
          aria-description={help || undefined}
          onClick={() => {
            onClose();
            choose(option);
          }}
        >
          <span>
            {label}
            <OptionHelp line={help} />
            <OptionVain vain={vain} />
          </span>
        </Button>
      ))}
      {menu.refused.length > 0 && (
        <div className="option-menu-refused">
          <Reasons refused={menu.refused} />
        </div>
      )}
      {shows && (
        <Button
          look="quiet"
          icon="magnifying-glass"
          onClick={() => {
            onClose();
            usePeek.getState().show({ entity: shows, anchor, stays: true });
          }}
        >
          {words('look')}
        </Button>
      )}
    </div>
  );
}

function placeBeside(anchor: DOMRect) {
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, anchor.left + anchor.width / 2 - WIDTH / 2));
  const isLow = anchor.top > innerHeight / 2;
  return isLow
    ? { left, width: WIDTH, bottom: innerHeight - anchor.top + 8, top: 'auto' }
    : { left, width: WIDTH, top: anchor.bottom + 8, bottom: 'auto' };
}
