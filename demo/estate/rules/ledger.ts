import type { LedgerEntry } from './records.ts';
import type { State } from './state.ts';

const SECRET_FIELDS = new Set(['password', 'password1', 'password2', 'oldPassword', 'otp', 'code']);
const CARD_FIELDS = new Set(['cardNumber']);
/** The calls whose `code` is a secret, because it was e-mailed. In other calls `code` is a promo or package code. */
const CALLS_WITH_CODE = '/api/member/';

/** Writes a request down. */
export function record(state: State, entry: Omit<LedgerEntry, 'at'>): void {
  const hidesCode = entry.path.includes(CALLS_WITH_CODE);
  state.ledger.push({
    ...entry,
    at: new Date(state.now()).toISOString(),
    body: masked(entry.body, hidesCode),
  });
}

function masked(value: unknown, hidesCode: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, hidesCode));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, maskedField(key, field, hidesCode)]),
  );
}

function maskedField(key: string, field: unknown, hidesCode: boolean): unknown {
  if (typeof field !== 'string') return masked(field, hidesCode);
  if (CARD_FIELDS.has(key)) return `ends in ${field.slice(-4)}`;
  if (SECRET_FIELDS.has(key) && (key !== 'code' || hidesCode)) return 'masked';
  return field;
}
