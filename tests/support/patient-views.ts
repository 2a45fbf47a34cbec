import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { PATIENCE } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE });

// Each test leaves the page as it was.
afterEach(async () => {
  cleanup();
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900);
});
