import { firefox } from '@playwright/test';
import { FIREFOX } from './firefox.ts';

// Opens a page in Firefox and follows a fragment in it, which is enough to test whether the driver needs a
// change. The page changes its own address all the while, as the widget may.
const SITE = 'http://localhost/';
await using browser = await firefox.launch(FIREFOX);
const page = await browser.newPage();
await page.route(`${SITE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Home</h1>' }));
await page.goto(`${SITE}#start`, { timeout: 10_000 });
await page.evaluate(() => setInterval(() => history.pushState({}, '', `#${performance.now()}`), 1));
await page.goto(`${SITE}#rooms`, { timeout: 10_000 });
