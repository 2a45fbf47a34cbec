import { serveDemo } from './serve-demo.ts';

// `npm run dev`: the demo with the widget from its source, which may be edited while the demo runs.
await serveDemo('npm run dev', { isFromSource: true });
