/**
 * How long a test waits for an expected result, in milliseconds. No rule of the widget depends on it, so it
 * may be long: the tools' default of a second fails on a machine whose cores are all busy.
 */
export const PATIENCE = 20_000;
