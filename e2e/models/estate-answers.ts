import type { Estate } from '../../demo/estate/handlers.ts';

/**
 * Gives the page what `answer` makes of the estate's own answer to a call, once the estate has done what it asks. It is
 * done in the estate, and not by the driver, which in Firefox does not know what a call sends.
 */
export function answerInstead(
  estate: Estate,
  path: RegExp,
  answer: (own: Response) => Promise<Response>,
): void {
  const { handle } = estate;
  estate.handle = async (request) => {
    const own = await handle(request);
    return path.test(new URL(request.url).pathname) ? answer(own) : own;
  };
}

/** Keeps the estate's answers to a call back until they are let through. */
export function holdAnswers(estate: Estate, path: RegExp): { letThrough: () => void } {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  answerInstead(estate, path, async (own) => {
    await isLetThrough;
    return own;
  });
  return { letThrough };
}
