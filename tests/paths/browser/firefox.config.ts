import { defineConfig } from '@playwright/test';
import inFirefox from '../../../e2e/firefox.config.ts';
import paths from './playwright.config.ts';

export default defineConfig({ ...paths, use: { ...paths.use, ...inFirefox.use } });
