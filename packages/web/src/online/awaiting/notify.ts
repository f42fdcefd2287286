import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whether this browser was asked to tell when it is one's move. */
interface Notify {
  readonly isOn: boolean;
}

export const useNotify = create<Notify>()(
  persist((): Notify => ({ isOn: false }), { name: 'tabard-notify', version: 1 }),
);

export type Permission = 'unknown' | 'granted' | 'denied' | 'never';

/** What the browser allows; `never` where it cannot tell at all. */
export function permission(): Permission {
  if (typeof Notification === 'undefined') return 'never';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

/** Asks the browser; only ever after a click. */
export async function askToNotify(): Promise<Permission> {
  const answer = await Notification.requestPermission();
  useNotify.setState({ isOn: answer === 'granted' });
  return permission();
}

/** Tells somebody who looks elsewhere. A phone's browser only lets its service worker do that: then nothing is shown. */
export function notify(title: string, body: string, onClick: () => void): void {
  if (!useNotify.getState().isOn || permission() !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag: 'tabard-awaiting', icon: './icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    useNotify.setState({ isOn: false });
  }
}
