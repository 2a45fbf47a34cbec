const OWN_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  webkit: [
    // WebKit draws what content-visibility had deferred, and observers are notified in the next frame.
    /^ResizeObserver loop completed with undelivered notifications\.$/,
    // A busy computer takes seconds for the first screen. Chromium's same message stays an error: there it
    // can be the widget's fault.
    /^The resource \S+ was preloaded using link preload but not used within a few seconds/,
    // A call is under way when the page is left; the driver takes the text before a colon for the error's
    // name.
    // A call that the estate refuses adds a line, 'Origin … is not allowed by Access-Control-Allow-Origin'.
    /^\/\S+ due to access control checks\.$/,
  ],
  // A call is aborted while its answer is read. The reader has caught the error, so no handler of the page
  // sees it.
  firefox: [/^“(?:AbortError: The operation was aborted\. |TypeError: Error in input stream)”\.$/],
};

/** Whether a message comes from the engine itself, so the page is not at fault. */
export function isEnginesOwn(engine: string | undefined, complaint: string): boolean {
  return (OWN_WORDS[engine ?? ''] ?? []).some((words) => words.test(complaint));
}
