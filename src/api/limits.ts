/** Milliseconds for one call with its repeats and its body (D-120). */
export const TIME_LIMIT = 20_000;

/** Bytes of one answer. */
export const BYTE_LIMIT = 5_000_000;
