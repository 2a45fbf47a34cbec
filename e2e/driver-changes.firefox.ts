import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { CHANGES } from '../tests/engines/driver-changes.ts';

const ENGINES = join(import.meta.dirname, '../tests/engines');

/** Whether the driver opens a page in Firefox, and follows a fragment, with all changes except `without`. */
function drivesPage(without?: string): boolean {
  const { status } = spawnSync(process.execPath, [join(ENGINES, 'open-page.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${pathToFileURL(join(ENGINES, 'change-driver.ts')).href}`,
      ...(without === undefined ? {} : { STAYCHART_WITHOUT_CHANGE: without }),
    },
    timeout: 60_000,
  });
  return status === 0;
}

for (const { reason } of CHANGES) {
  test(`the driver is changed because ${reason}`, () => {
    expect(drivesPage(), 'the driver works with all changes').toBe(true);
    expect(
      drivesPage(reason),
      'the driver needs this change; if it no longer does, remove the change from tests/engines/driver-changes.ts',
    ).toBe(false);
  });
}
