import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPages } from './build.ts';

it('the gallery has the bundle’s colours, which follow the colour scheme of the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-gallery-'));
  try {
    await buildPages(folder);
    const assets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
    const text = assets.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join('\n');
    expect(/--_ink:[^;]*/.exec(text)?.[0]).toBe('--_ink:var(--stay-ink,light-dark(#212820,#ece9de))');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
