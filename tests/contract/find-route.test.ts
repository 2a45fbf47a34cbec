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

/** The name of the route found, and the parameters of the path. */
function found(method: string, path: string): [string, Record<string, string>] | null {
  const one = findRoute(routes, method, path);
  return one && [one.route.name, one.params];
}

describe('finding the route of a call', () => {
  it('takes the first match, so that a fixed path wins over one with parameters', () => {
    expect(found('GET', '/api/spa/activities')).toEqual(['activities', {}]);
    expect(found('GET', '/api/spa/abc')).toEqual(['spa', { id: 'abc' }]);
  });

  it('decodes the parameters', () => {
    expect(found('POST', '/api/spa/a%20b%2Fc/begin')).toEqual(['begin', { id: 'a b/c' }]);
  });

  it('ignores a slash at the end', () => {
    expect(found('POST', '/api/spa/send')).toEqual(['send', {}]);
    expect(found('POST', '/api/spa/send/')).toEqual(['send', {}]);
  });

  it.each([
    ['another method', 'POST', '/api/spa/activities'],
    ['more parts', 'GET', '/api/spa/abc/begin/now'],
    ['an empty part', 'POST', '/api/spa//begin'],
    ['a parameter that cannot be decoded', 'GET', '/api/spa/%E0%A4%A'],
  ])('finds none for %s', (_what, method, path) => {
    expect(found(method, path)).toBeNull();
  });
});
