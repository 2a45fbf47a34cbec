/** What no path needs to take, each with the reason. An entry that is no longer needed fails the test. */

/** Machines without a world, by their file under machines/. */
export const EXCLUDED_MACHINES: Readonly<Record<string, string>> = {};

/**
 * Excluded transitions by machine id and transition id. The world of the machine passes its part as
 * `excluded`.
 */
export const EXCLUDED_TRANSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
