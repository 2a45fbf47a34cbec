import { CallError } from '../../src/api/failure.ts';

/** The error of a call that the estate answers with this status and message. */
export function httpError(endpoint: string, status: number, message = ''): CallError {
  return new CallError({ kind: 'http', endpoint, status, message });
}
