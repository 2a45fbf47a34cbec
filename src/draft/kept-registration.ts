import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import { count, text, type Schema } from '../domain/schemas/parts.ts';
import { readKept } from './read-kept.ts';

const KEY = 'staychart.registration';

/** A longer record is not one of ours. Characters. */
const MAX_LENGTH = 20_000;

/** What a guest has typed into the registration, without the password. */
export interface KeptRegistration {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string;
  birthday: string;
  mailinglist: boolean;
  addressBooks: number[];
  terms: boolean;
}

const stored: Schema<KeptRegistration> = v.object({
  title: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  telephone: text,
  birthday: text,
  mailinglist: v.boolean(),
  addressBooks: v.array(count),
  terms: v.boolean(),
});

/** Keeps a registration in the tab for a reload. Only the named fields are written: a password never is. */
export function saveRegistration(storage: PageStorage, registration: KeptRegistration): void {
  storage.setItem(KEY, JSON.stringify(v.parse(stored, registration)));
}

/** The kept registration; null where there is none, or none that can be read. */
export function loadRegistration(storage: Pick<PageStorage, 'getItem'>): KeptRegistration | null {
  const result = v.safeParse(stored, readKept(storage, KEY, MAX_LENGTH));
  return result.success ? result.output : null;
}

/** Forgets the registration: it is made, or the guest has left it. */
export function clearRegistration(storage: PageStorage): void {
  storage.removeItem(KEY);
}
