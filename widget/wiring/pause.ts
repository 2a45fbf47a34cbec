import { fromPromise } from 'xstate';

/** Ends after some time, or never once it is stopped. */
export const pause = fromPromise<undefined, { milliseconds: number }>(
  ({ input: { milliseconds }, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(undefined);
      }, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
    }),
);
