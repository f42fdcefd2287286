import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whether notifications for the user's move are enabled in this browser. */
interface Notify {
  readonly isOn: boolean;
}

export const useNotify = create<Notify>()(
  persist((): Notify => ({ isOn: false }), { name: 'tabard-notify', version: 1 }),
);

export type Permission = 'unknown' | 'granted' | 'denied' | 'never';

/** Notification permission; `never` where the browser has no notifications. */
export function permission(): Permission {
  if (typeof Notification === 'undefined') return 'never';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

/** Requests permission; browsers require a click first. */
export async function askToNotify(): Promise<Permission> {
  const answer = await Notification.requestPermission();
  useNotify.setState({ isOn: answer === 'granted' });
  return permission();
}

/** Shows a notification. Phone browsers allow that only to a service worker: there nothing is shown. */
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
