import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { takeAnswer, takeReturn } from '../../src/browser/login-return.ts';
import { connectSignIn } from '../../widget/wiring/sign-in.ts';

const identity = { authority: 'https://login.estate.test', clientId: 'widget', scope: 'openid' };
const TOKEN = 'staychart.user:https://login.estate.test:widget';
const LOGOUT = 'staychart.logout:https://login.estate.test:widget';
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A tab of the site with a signed-in member, unless `isMember` is false. */
function tabOf(site: Storage, isMember = true) {
  const sessionStorage: Storage = new InMemoryWebStorage();
  if (isMember) {
    sessionStorage.setItem(TOKEN, JSON.stringify({ access_token: 'a-1' }));
    sessionStorage.setItem(LOGOUT, site.getItem(LOGOUT) ?? '');
  }
  const load = () => {
    const location = new URL('https://estate.test/account/?code=c-1&state=l-1%3Bstaychart');
    const history = { state: null, replaceState: () => undefined };
    const tab = { sessionStorage, localStorage: site, navigator: {}, location, history };
    const page = Object.assign(new EventTarget(), tab) as unknown as Window;
    const ended: true[] = [];
    const signIn = connectSignIn(identity, page, () => ended.push(true));
    closing.push(signIn.close);
    return { ...signIn, page, ended, see: (name: string) => page.dispatchEvent(new Event(name)) };
  };
  return { sessionStorage, load };
}

/** Takes away the channels between tabs. */
const withoutChannels = () => {
  vi.stubGlobal('BroadcastChannel', undefined);
};

test.each(['visibilitychange', 'pageshow'])(
  'E-07 on %s a tab learns once that another tab has logged out',
  async (name) => {
    withoutChannels();
    const site: Storage = new InMemoryWebStorage();
    const [here, there] = [tabOf(site), tabOf(site)];
    const [page, other] = [here.load(), there.load()];
    await other.auth.signOut();
    expect([page.ended, page.auth.token()]).toEqual([[], 'a-1']);
    page.see(name);
    page.see(name);
    expect([page.ended, page.auth.token(), here.sessionStorage.length]).toEqual([[true], null, 0]);
  },
);

test('E-07 a page kept for Back learns that its own tab has logged out', async () => {
  withoutChannels();
  const tab = tabOf(new InMemoryWebStorage());
  const [kept, account] = [tab.load(), tab.load()];
  await account.auth.signOut();
  kept.see('pageshow');
  expect(kept.ended).toEqual([true]);
});

test('E-07 a page that loads after a logout elsewhere has no sign-in', async () => {
  withoutChannels();
  const site: Storage = new InMemoryWebStorage();
  const here = tabOf(site);
  await tabOf(site).load().auth.signOut();
  const page = here.load();
  expect([page.hasEnded, page.auth.token(), here.sessionStorage.length]).toEqual([true, null, 0]);
});

test('E-07 channels tell a logout at once, to members only', async () => {
  const site: Storage = new InMemoryWebStorage();
  const [member, stranger] = [tabOf(site).load(), tabOf(site, false).load()];
  await tabOf(site).load().auth.signOut();
  await expect.poll(() => member.ended).toEqual([true]);
  stranger.see('visibilitychange');
  expect([stranger.ended, member.auth.token()]).toEqual([[], null]);
});

test('E-07 a sign-in after a logout holds, and losing the shared storage ends nothing', () => {
  withoutChannels();
  const site: Storage = new InMemoryWebStorage();
  site.setItem(LOGOUT, 'earlier');
  const page = tabOf(site).load();
  page.see('visibilitychange');
  site.removeItem(LOGOUT);
  page.see('visibilitychange');
  expect([page.ended, page.hasEnded, page.auth.token()]).toEqual([[], false, 'a-1']);
});

test('a login that its element does not live to see stays for the next one', async () => {
  withoutChannels();
  const tab = tabOf(new InMemoryWebStorage());
  const ended = tab.load();
  ended.close();
  await ended.auth.signOut();
  expect(tab.load().auth.token()).toBe('a-1');
});

test('an element that begins while another takes the provider’s answer waits for it', async () => {
  withoutChannels();
  const tab = tabOf(new InMemoryWebStorage(), false);
  const { auth, page } = tab.load();
  takeReturn(page);
  const taking = takeAnswer(page, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    tab.sessionStorage.setItem(TOKEN, JSON.stringify({ access_token: 'a-2' }));
  });
  expect([await auth.restore(), auth.token()]).toEqual([true, 'a-2']);
  await taking;
});
