/** What no path needs to take, each with the reason. An entry that is not needed any more fails. */

/** Machines without a world, by their file under machines/. */
export const EXCLUDED_MACHINES: Readonly<Record<string, string>> = {};

/** By the id of the machine, then by that of the transition; the machine's world takes its part as `excluded`. */
export const EXCLUDED_TRANSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
