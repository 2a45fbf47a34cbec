import { refuse } from '../refusal.ts';
import type { State } from './state.ts';

/** Ids of the lists to which an e-mail address is subscribed (B §7). */
export function subscribedLists(state: State, emailAddress: string): number[] {
  return [...(state.subscriptions.get(key(emailAddress)) ?? [])];
}

/** Adds lists; gives all the ids the address has now. Throws 400 for a list that does not exist. */
export function subscribe(state: State, emailAddress: string, lists: number[]): number[] {
  checkLists(state, lists);
  const all = new Set([...subscribedLists(state, emailAddress), ...lists]);
  state.subscriptions.set(key(emailAddress), all);
  return [...all];
}

/** Takes lists away; gives the ids that are left. Throws 400 for a list that does not exist. */
export function unsubscribe(state: State, emailAddress: string, lists: number[]): number[] {
  checkLists(state, lists);
  const left = subscribedLists(state, emailAddress).filter((id) => !lists.includes(id));
  state.subscriptions.set(key(emailAddress), new Set(left));
  return left;
}

function checkLists(state: State, lists: number[]): void {
  const unknown = lists.find((id) => !state.world.mailingLists.some((list) => list.id === id));
  if (unknown !== undefined) refuse('addressBooks', `no list ${unknown}`);
}

function key(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}
