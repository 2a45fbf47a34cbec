import { InMemoryWebStorage } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { answerTaken, hasAnswer, takeAnswer, takeReturn } from '../../src/browser/login-return.ts';

const HERE = 'https://estate.test/booking/';
const LEFT = `${HERE}?code=SPRING#/stay/guests/?sessionId=s-1`;

/** A page at this address, in a tab that keeps this login. */
function pageAt(address: string, kept: unknown = null, opener: object | null = null) {
  const sessionStorage: Storage = new InMemoryWebStorage();
  if (kept !== null) sessionStorage.setItem('staychart.login.l-1', JSON.stringify(kept));
  const shown: string[] = [];
  const page = {
    ...{ location: new URL(address), sessionStorage, opener, closed: false },
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => shown.push(to) },
    close: () => {
      page.closed = opener !== null;
    },
  };
  return { page: page as unknown as Window, shown };
}

describe('the return from the provider', () => {
  test('puts back the address that the guest left, and keeps the answer for one login', async () => {
    const answer = `${HERE}?code=c-1&state=l-1%3Bstaychart&iss=https%3A%2F%2Flogin.test`;
    const { page, shown } = pageAt(answer, { id: 'l-1', data: LEFT });
    expect(takeReturn(page)).toBe(false);
    expect(shown).toEqual(['/booking/?code=SPRING#/stay/guests/?sessionId=s-1']);
    expect(hasAnswer(page)).toBe(true);
    expect(await takeAnswer(page, (url) => Promise.resolve(url))).toBe(answer);
    expect([hasAnswer(page), takeAnswer(page, () => Promise.resolve())]).toEqual([false, null]);
  });

  test.each(['taken', 'lost'])('whoever comes after the login waits until its answer is %s', async (end) => {
    const { page } = pageAt(`${HERE}?code=c-1&state=l-1%3Bstaychart`);
    takeReturn(page);
    const ends: string[] = [];
    const taking = takeAnswer(page, async () => {
      await new Promise((resolve) => setTimeout(resolve));
      ends.push(end);
      if (end === 'lost') throw new Error('offline');
    });
    await Promise.allSettled([taking, answerTaken(page).then(() => ends.push('waited'))]);
    expect(ends).toEqual([end, 'waited']);
  });

  test.each([
    ['another site', 'https://evil.test/booking/'],
    ['another page of the site', 'https://estate.test/contact/'],
    ['a path', '//evil.test/booking/'],
    ['a script', 'javascript:alert(1)'],
    ['no text', 7],
  ])('never leads to %s, whatever the tab has kept', (_, data) => {
    const { page, shown } = pageAt(`${HERE}?code=c-1&state=l-1%3Bstaychart`, { id: 'l-1', data });
    takeReturn(page);
    expect(shown).toEqual(['/booking/']);
  });

  test('of an unknown login cleans the address too', () => {
    const { page, shown } = pageAt(`${HERE}?error=access_denied&state=l-2%3Bstaychart`);
    takeReturn(page);
    expect([shown, hasAnswer(page)]).toEqual([['/booking/'], true]);
  });

  test('from a logout has no answer', () => {
    const { page, shown } = pageAt(`${HERE}?state=l-1%3Bstaychart`, { id: 'l-1', data: HERE });
    takeReturn(page);
    expect([shown, hasAnswer(page)]).toEqual([['/booking/'], false]);
  });

  test.each(['?code=SPRING', '?code=c-1&state=of-the-page', ''])(
    'is no other address of the page: %s',
    (query) => {
      const { page, shown } = pageAt(HERE + query);
      expect([takeReturn(page), shown, hasAnswer(page)]).toEqual([false, [], false]);
    },
  );
});

describe('the window of a login', () => {
  const answer = `${HERE}?code=c-1&state=l-1%3Bstaychart.window`;

  test('hands the answer to the page that opened it, of its own origin only, and closes', () => {
    const told: unknown[] = [];
    const opener = { postMessage: (...message: unknown[]) => told.push(message) };
    const { page, shown } = pageAt(answer, null, opener);
    expect(takeReturn(page)).toBe(true);
    expect(told).toEqual([[{ type: 'staychart.login.', url: answer }, 'https://estate.test']]);
    expect([shown, hasAnswer(page)]).toEqual([[], false]);
  });

  test('tells the page on a channel where the provider has cut the tie', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('staychart.login.l-1');
    channel.onmessage = ({ data }) => heard.push(data);
    takeReturn(pageAt(answer).page);
    await expect.poll(() => heard).toEqual([{ type: 'staychart.login.', url: answer }]);
    channel.close();
  });

  test('that cannot close is a page like others', () => {
    const { page, shown } = pageAt(answer);
    expect([takeReturn(page), shown, hasAnswer(page)]).toEqual([false, ['/booking/'], true]);
  });
});
