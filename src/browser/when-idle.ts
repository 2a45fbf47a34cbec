/** Milliseconds after which a screen counts as drawn, in a browser that does not say when it is idle. */
const DRAWN_MS = 1000;
/** What a slow device does between two frames, in milliseconds. */
const PIECE_MS = 5;

/** Runs once the browser is idle. */
export function whenIdle(run: () => void, page: typeof globalThis | Window = globalThis): void {
  // Some browsers lack it, and some pages set it to undefined.
  if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(run);
  else page.setTimeout(run, DRAWN_MS);
}

/** Does the pieces while the browser is idle, as many at a time as delay no frame, and then calls `done`. */
export function doWhenIdle(pieces: (() => unknown)[], done: () => void): void {
  if (pieces.length === 0) {
    done();
    return;
  }
  whenIdle(() => {
    const end = performance.now() + PIECE_MS;
    do pieces.pop()?.();
    while (pieces.length > 0 && performance.now() < end);
    doWhenIdle(pieces, done);
  });
}
