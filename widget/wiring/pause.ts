/** Resolves after some time, or never once `signal` aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(undefined);
    }, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  });
}
