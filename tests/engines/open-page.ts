import { firefox } from '@playwright/test';
import { FIREFOX } from './firefox.ts';

// Opens a page in a Firefox and closes it again, which is all that a change to the driver may be needed for.
const browser = await firefox.launch(FIREFOX);
await browser.newPage().finally(() => browser.close());
