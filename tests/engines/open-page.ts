import { firefox } from '@playwright/test';
import { FIREFOX } from './firefox.ts';

// Opens a page in Firefox and closes it, which is enough to test whether the driver needs a change.
const browser = await firefox.launch(FIREFOX);
await browser.newPage().finally(() => browser.close());
