const OWN_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  webkit: [
    // Where it draws what content-visibility had put off: observers hear of it in the next frame.
    /^ResizeObserver loop completed with undelivered notifications\.$/,
    // Where the machine is so busy that the first screen takes seconds. Chromium says it, too, where it is our fault.
    /^The resource \S+ was preloaded using link preload but not used within a few seconds/,
    // Of a call that is under way when the page is left; the driver takes what is before a colon for the error's name.
    // A call that the estate really refuses has a line more, 'Origin … is not allowed by Access-Control-Allow-Origin'.
    /^\/\S+ due to access control checks\.$/,
  ],
  // Of a call that is given up while its answer is read. Whoever reads it has caught the error, and no handler of the page hears of it.
  firefox: [/^“(?:AbortError: The operation was aborted\. |TypeError: Error in input stream)”\.$/],
};

/** Whether a complaint in an engine is one of the engine's own that is no fault of the page. */
export function isEnginesOwn(engine: string | undefined, complaint: string): boolean {
  return (OWN_WORDS[engine ?? ''] ?? []).some((words) => words.test(complaint));
}
