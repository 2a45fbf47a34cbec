/** The endpoints that are asked before the booking's code has come. The catalogue has them among all others. */
export const earlyEndpoints = {
  stayConfiguration: { method: 'GET', path: 'api/stay/getConfiguration', base: 'site', kind: 'read' },
  beginStay: { method: 'POST', path: 'api/session/begin/stay', base: 'host', kind: 'write' },
} as const;
