import { CallError, type Failure } from '../../src/api/failure.ts';

/** The failure that a rejected port carries; anything else is an unreadable answer of that port. */
export function failureOf(error: unknown, port: string): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : 'unknown error';
  return { kind: 'unreadable', endpoint: port, path: '', message };
}
