import { serveDemo } from './serve-demo.ts';

// `npm run dev`: the demo with the widget straight from its source, edited while it runs.
await serveDemo('npm run dev', { isFromSource: true });
