import { describe, expect, it } from 'vitest';
import { hostRoute } from '../../demo/estate/call.ts';
import { findRoute } from '../../demo/estate/find-route.ts';

const nothing = () => null;
const routes = [
  hostRoute('activities', 'GET', 'api/spa/activities', nothing),
  hostRoute('spa', 'GET', 'api/spa/:id', nothing),
  hostRoute('begin', 'POST', 'api/spa/:id/begin', nothing),
  hostRoute('send', 'POST', 'api/spa/send/', nothing),
];

/** The name of the route and the parts of the path. */
function found(method: string, path: string): [string, Record<string, string>] | null {
  const one = findRoute(routes, method, path);
  return one && [one.route.name, one.params];
}

describe('the estate knows a call by its method and path', () => {
  it('the first that fits, so that a plain path stands before one with parts', () => {
    expect(found('GET', '/api/spa/activities')).toEqual(['activities', {}]);
    expect(found('GET', '/api/spa/abc')).toEqual(['spa', { id: 'abc' }]);
  });

  it('the parts are decoded', () => {
    expect(found('POST', '/api/spa/a%20b%2Fc/begin')).toEqual(['begin', { id: 'a b/c' }]);
  });

  it('with and without a slash at the end', () => {
    expect(found('POST', '/api/spa/send')).toEqual(['send', {}]);
    expect(found('POST', '/api/spa/send/')).toEqual(['send', {}]);
  });

  it.each([
    ['another method', 'POST', '/api/spa/activities'],
    ['more parts', 'GET', '/api/spa/abc/begin/now'],
    ['an empty part', 'POST', '/api/spa//begin'],
    ['what cannot be decoded', 'GET', '/api/spa/%E0%A4%A'],
  ])('nothing for %s', (_what, method, path) => {
    expect(found(method, path)).toBeNull();
  });
});
