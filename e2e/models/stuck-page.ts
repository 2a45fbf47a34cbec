import type { CDPSession, Page } from '@playwright/test';

/** How long a page may take to answer before it counts as stuck, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * A debugger of the page for `describeStuckPage`, in Chromium only. A page that is stuck answers only a debugger that
 * was there before, so each test starts one. Throws where scripts are off.
 */
export async function attachDebugger(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  return session;
}

/**
 * Describes a page that no longer runs script, with the functions in which it stands, or no longer draws frames, and
 * whether it draws again once a screenshot has asked for a frame. Null for a page that does both.
 */
export async function describeStuckPage(page: Page, session: CDPSession | null): Promise<string | null> {
  const [answers, draws] = await Promise.all([
    within(page.evaluate(() => document.visibilityState)),
    within(drawsFrame(page)),
  ]);
  if (answers === null) {
    const stack = session === null ? 'no debugger' : await within(callStack(session));
    return `${page.url()} runs no script. It stands in: ${stack ?? 'nothing that the debugger sees'}`;
  }
  if (draws !== null) return null;
  const shown = await within(page.screenshot().then(() => 'yes'));
  const drawsAgain = await within(drawsFrame(page));
  return `${page.url()}, ${answers}, draws no frames. Screenshot: ${shown ?? 'no'}; frames after it: ${drawsAgain ?? 'no'}`;
}

/** An observer waits for a frame of the browser; the tests' clock fires animation frames without one. */
function drawsFrame(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        new ResizeObserver(() => resolve('yes')).observe(document.documentElement),
      ),
  );
}

/** The functions in which the page's script stands, innermost first. Never settles where no script runs. */
async function callStack(session: CDPSession): Promise<string> {
  const paused = new Promise<string>((resolve) => {
    session.once('Debugger.paused', ({ callFrames }) =>
      resolve(
        callFrames
          .slice(0, 8)
          .map(
            ({ functionName, url, location }) =>
              `${functionName} (${url}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`,
          )
          .join(' < '),
      ),
    );
  });
  await session.send('Debugger.pause');
  const stack = await paused;
  await session.send('Debugger.resume');
  return stack;
}

function within(answer: Promise<string>): Promise<string | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return Promise.race([answer.catch((error: unknown) => String(error)), tooLate]);
}
