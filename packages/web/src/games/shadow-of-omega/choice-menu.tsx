import { useEffect, useRef } from 'react';
import { usePeek } from '../../table/peek.tsx';
import { Button } from '../../ui/button.tsx';
import { type OpenMenu, useSitting } from './sitting.ts';
import { Reasons } from './why-not.tsx';

const WIDTH = 272;

/** A short menu beside the thing it is about; the browser closes it on Escape and on a click elsewhere. */
export function ChoiceMenu({ menu, onClose }: { menu: OpenMenu; onClose(): void }) {
  const { choose, words } = useSitting();
  const ref = useRef<HTMLDivElement>(null);
  const { anchor, entity } = menu;
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
      className="omega-menu"
      style={placeBeside(anchor)}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <h3>{menu.title}</h3>
      {menu.options.map(({ key, label, option, digit }) => (
        <Button
          key={key}
          look="lamp"
          hotkey={digit === undefined ? undefined : String(digit)}
          onClick={() => {
            onClose();
            choose(option);
          }}
        >
          {label}
        </Button>
      ))}
      {menu.refused.length > 0 && (
        <div className="omega-menu-refused">
          <Reasons refused={menu.refused} />
        </div>
      )}
      {entity?.kind === 'card' && (
        <Button
          look="quiet"
          icon="magnifying-glass"
          onClick={() => {
            onClose();
            usePeek.getState().show({ entity, anchor, stays: true });
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
