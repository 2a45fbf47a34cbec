/**
 * How long a test waits for what must come, in milliseconds: no rule of ours, so it may be long. A limit of a second, as the
 * tools have it, fails on a machine with all its cores busy.
 */
export const PATIENCE = 20_000;
