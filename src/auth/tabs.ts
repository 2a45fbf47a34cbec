import * as v from 'valibot';
import { openChannel } from '../browser/open-channel.ts';
import { randomId } from '../browser/random-id.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings } from './contract.ts';
import { heldTokens } from './held-tokens.ts';
import { tokenKey } from './token-key.ts';

/** Messages between the tabs of one site about their sign-ins (D-176). Nothing of them is stored. */
export interface Tabs {
  tellSignedOut(): void;
  /** `before`: the token that was renewed. A duplicated tab with the same token takes over the new ones. */
  tellRenewed(before: string): void;
  /** Resolves when all messages that other tabs have sent so far have arrived, or after a short wait. */
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

/** For a page without other tabs: nobody is told anything. */
export const NO_TABS: Tabs = {
  tellSignedOut: () => undefined,
  tellRenewed: () => undefined,
  caughtUp: () => Promise.resolve(),
  close: () => undefined,
};

/**
 * Joins the tabs with the same identity provider. A logout in one ends the sign-in of all. Renewed tokens go to the
 * tabs with the same old ones, because a refresh token is good for one use.
 */
export function joinTabs(settings: AuthSettings, storage: PageStorage, onSignedOut: () => void): Tabs {
  const key = tokenKey(settings);
  const from = randomId();
  const waiting = new Map<string, () => void>();
  const mouth = openChannel(`staychart.tabs.${key}`);
  // A channel does not hear itself. On a second channel our own message comes back, after all earlier messages.
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
