import type { Estate } from '../../demo/estate/handlers.ts';

/**
 * Replaces the estate's answer to a call by what `answer` makes of it, after the estate has handled the call.
 * This happens in the estate, since the driver in Firefox does not see the body of a request.
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

/** Holds the estate's answers to a call back until `letThrough` is called. */
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
