import { expect, it } from 'vitest';
import { hostRoute } from '../../demo/estate/call.ts';
import { findRoute } from '../../demo/estate/find-route.ts';

const routes = [
  hostRoute('activities', 'GET', 'api/spa/activities', () => null),
  hostRoute('spa', 'GET', 'api/spa/:id', () => null),
  hostRoute('begin', 'POST', 'api/spa/:id/begin', () => null),
];

it.each([
  ['GET', '/api/spa/activities', ['activities', {}]],
  ['GET', '/api/spa/abc/', ['spa', { id: 'abc' }]],
  ['POST', '/api/spa/a%20b%2Fc/begin', ['begin', { id: 'a b/c' }]],
  ['POST', '/api/spa/activities', null],
  ['GET', '/api/spa/abc/begin/now', null],
  ['POST', '/api/spa//begin', null],
  ['GET', '/api/spa/%E0%A4%A', null],
])('the route of %s %s is the first that matches, with its parameters decoded: %j', (method, path, found) => {
  const one = findRoute(routes, method, path);
  expect(one && [one.route.name, one.params]).toEqual(found);
});
