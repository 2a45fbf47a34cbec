import type { Page } from '@playwright/test';

/**
 * Opens a page that shares nothing with the test's own, and closes it after `act`. `baseURL` is the site's address.
 * Returns what `act` returns.
 */
export type Visit = <Result>(baseURL: string, act: (page: Page) => Promise<Result>) => Promise<Result>;
