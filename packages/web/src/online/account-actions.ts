import { useSettings } from '../settings/settings.ts';
import { remote, setPerson, useOnline } from './server.ts';

/** Makes sure that the visitor has at least a guest name on the server. */
export async function ensurePerson(name: string): Promise<void> {
  if (useOnline.getState().person) return;
  await becomeGuest(name);
}

export async function becomeGuest(name: string): Promise<void> {
  const person = await remote().api('guest', { body: { name: name.trim() } });
  const { name: kept, change } = useSettings.getState();
  if (!kept) change({ name: person.name });
  setPerson(person);
}

export async function rename(name: string): Promise<void> {
  setPerson(await remote().api('rename', { body: { name: name.trim() } }));
}

/** Returns the recovery code if one was requested. */
export async function register(body: {
  readonly name: string;
  readonly password: string;
  readonly wantsRecovery: boolean;
}): Promise<string | undefined> {
  const { person, recoveryCode } = await remote().api('register', { body });
  setPerson(person);
  return recoveryCode;
}

export async function signIn(name: string, password: string): Promise<void> {
  setPerson(await remote().api('signIn', { body: { name, password } }));
}

export async function recover(name: string, code: string, password: string): Promise<void> {
  setPerson(await remote().api('recover', { body: { name, code, password } }));
}

export async function signOut(): Promise<void> {
  await remote().api('signOut', {});
  setPerson(null);
}

export async function deleteMe(password: string | undefined): Promise<void> {
  await remote().api('deleteMe', { body: { password } });
  setPerson(null);
}
