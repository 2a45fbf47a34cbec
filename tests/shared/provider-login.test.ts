import { expect, it } from 'vitest';
import { expectWorld } from '../tools/paths/expect-full-coverage.ts';
import { providerLoginWorld } from './provider-login.world.ts';

it('RFC 9700 §2.1 the login on the provider’s pages: paths take every transition', () => {
  const { paths } = expectWorld(providerLoginWorld);
  expect(paths.length).toBeGreaterThan(0);
});
