import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sharePort, type Sharing } from '../../widget/wiring/share-port.ts';
import { link } from '../shared/share.world.ts';

/** A browser with these abilities, which records what is shared and copied. */
function browser(does: { share?: () => Promise<void>; canShare?: boolean; write?: () => Promise<void> }) {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const { share, canShare, write } = does;
  const sharing: Sharing = {
    ...(share && {
      share: (given) => {
        shared.push(given);
        return share();
      },
    }),
    ...(canShare !== undefined && { canShare: () => canShare }),
    ...(write && {
      clipboard: {
        writeText: (text) => {
          copied.push(text);
          return write();
        },
      },
    }),
  };
  return { sharing, shared, copied };
}

const yes = () => Promise.resolve();
const no = (name: string) => () => Promise.reject(new DOMException('', name));

describe('D-533 the device shares the link where it can; otherwise the link is copied', () => {
  it.each([
    ['a device that shares', { share: yes, write: yes }, 'shared', [link], []],
    ['one that asks first whether it can', { share: yes, canShare: true }, 'shared', [link], []],
    ['one that cannot share this', { share: yes, canShare: false, write: yes }, 'copied', [], [link.url]],
    ['a guest who thinks better of it', { share: no('AbortError'), write: yes }, 'dismissed', [link], []],
    ['a refusal', { share: no('NotAllowedError'), write: yes }, 'copied', [link], [link.url]],
    ['a browser that copies', { write: yes }, 'copied', [], [link.url]],
    ['one that may not', { write: no('NotAllowedError') }, 'failed', [], [link.url]],
    ['one on plain http, which has neither', {}, 'failed', [], []],
  ])('%s', async (_, does, answer, nowShared, nowCopied) => {
    const { sharing, shared, copied } = browser(does);
    const actor = createActor(sharePort(sharing).share, { input: link }).start();
    expect(await toPromise(actor)).toBe(answer);
    expect({ shared, copied }).toEqual({ shared: nowShared, copied: nowCopied });
  });
});
