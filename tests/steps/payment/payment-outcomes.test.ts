import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/api/failure.ts';
import { outcomeOf, type Outcome } from '../../../machines/steps/payment/payment.rules.ts';

function http(status: number): Failure {
  return status === 401
    ? { kind: 'unauthorised', endpoint: 'complete', message: '' }
    : { kind: 'http', endpoint: 'complete', status, message: '' };
}

/** The table of E-01, row by row. */
const STATUSES: [number, Outcome][] = [
  [400, 'refused'],
  [401, 'unknown'],
  [402, 'refused'],
  [403, 'unknown'],
  [404, 'gone'],
  [408, 'unknown'],
  [409, 'unknown'],
  [410, 'gone'],
  [422, 'refused'],
  [423, 'unknown'],
  [425, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
  [502, 'unknown'],
  [503, 'unknown'],
  [504, 'unknown'],
];

const NO_ANSWER: Failure[] = [
  { kind: 'offline', endpoint: 'complete' },
  { kind: 'timeout', endpoint: 'complete' },
  { kind: 'unreadable', endpoint: 'complete', path: '', message: '' },
  { kind: 'aborted', endpoint: 'complete' },
];

describe('E-01 the outcome of complete', () => {
  it.each(STATUSES)('%i: %s', (status, outcome) => {
    expect(outcomeOf(http(status), { inFrame: false })).toBe(outcome);
  });

  it.each(NO_ANSWER)('no answer, $kind: unknown', (failure) => {
    expect(outcomeOf(failure, { inFrame: false })).toBe('unknown');
  });

  it('paid for a body that says yes, refused for one that says no', () => {
    expect(outcomeOf({ type: 'accepted' }, { inFrame: false })).toBe('paid');
    expect(outcomeOf({ type: 'refused', message: 'No' }, { inFrame: false })).toBe('refused');
  });
});

describe('E-04 after a payment in the frame only a yes is clear', () => {
  it.each(STATUSES)('%i: unknown', (status) => {
    expect(outcomeOf(http(status), { inFrame: true })).toBe('unknown');
  });

  it('a body: paid for a yes, unknown for a no', () => {
    expect(outcomeOf({ type: 'refused', message: 'No' }, { inFrame: true })).toBe('unknown');
    expect(outcomeOf({ type: 'accepted' }, { inFrame: true })).toBe('paid');
  });
});
