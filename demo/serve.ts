import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveDemo } from './serve-demo.ts';

// `npm start`: the demo with the built widget.
await serveDemo('npm start', {});
if (!existsSync(join(import.meta.dirname, '../dist/staychart.js'))) {
  console.warn('  The widget has not been built: run npm run build.\n');
}
