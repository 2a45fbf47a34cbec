import * as v from 'valibot';
import { openChannel } from '../browser/open-channel.ts';
import { randomId } from '../browser/random-id.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings } from './contract.ts';
import { heldTokens } from './held-tokens.ts';
import { tokenKey } from './token-key.ts';

/** What the tabs of one site tell each other about their sign-ins (D-176). Nothing of it is stored. */
export interface Tabs {
  tellSignedOut(): void;
  /** `before`: the token that was renewed. A duplicated tab has the same one, and takes the new ones over. */
  tellRenewed(before: string): void;
  /** Until everything that other tabs have told by now is heard. */
  caughtUp(): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 200;

const message = v.variant('type', [
  v.object({ type: v.literal('signedOut'), from: v.string() }),
  v.object({ type: v.literal('renewed'), from: v.string(), before: v.string(), entry: v.string() }),
  v.object({ type: v.literal('caughtUp'), from: v.string(), id: v.string() }),
]);

type Message = v.InferOutput<typeof message>;

/** Without other tabs there is nobody to tell. */
export const NO_TABS: Tabs = {
  tellSignedOut: () => undefined,
  tellRenewed: () => undefined,
  caughtUp: () => Promise.resolve(),
  close: () => undefined,
};

/**
 * Joins the tabs with the same identity provider. Logging out in one ends the sign-in of all; what one has renewed is
 * taken over by those that had the same tokens, since a refresh token is good for one use.
 */
export function joinTabs(settings: AuthSettings, storage: PageStorage, onSignedOut: () => void): Tabs {
  const key = tokenKey(settings);
  const from = randomId();
  const waiting = new Map<string, () => void>();
  const mouth = openChannel(`staychart.tabs.${key}`);
  // A channel does not hear itself: with a second one our own words come back, after all that was told before.
  const ear = openChannel(`staychart.tabs.${key}`);
  if (!mouth || !ear) return NO_TABS;
  const tell = (words: Message) => {
    mouth.postMessage(words);
  };

  ear.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(message, data);
    if (!heard.success) return;
    const { output } = heard;
    if (output.from === from) {
      if (output.type === 'caughtUp') waiting.get(output.id)?.();
    } else if (output.type === 'signedOut') {
      storage.removeItem(key);
      onSignedOut();
    } else if (output.type === 'renewed') {
      if (heldTokens(settings, storage)?.access_token === output.before) storage.setItem(key, output.entry);
    }
  };

  return {
    tellSignedOut: () => {
      tell({ type: 'signedOut', from });
    },
    tellRenewed: (before) => {
      const entry = storage.getItem(key);
      if (entry !== null) tell({ type: 'renewed', from, before, entry });
    },
    caughtUp: async () => {
      const id = randomId();
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        timer = setTimeout(resolve, PATIENCE_MS);
        tell({ type: 'caughtUp', from, id });
      });
      clearTimeout(timer);
      waiting.delete(id);
    },
    close: () => {
      ear.close();
      mouth.close();
    },
  };
}
