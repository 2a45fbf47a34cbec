import type { Page } from 'playwright';

export interface Held {
  things: { nodes: number; listeners: number };
  /** Not bytes, which include code that Chromium compiles meanwhile. */
  objects: number;
}

/** What the page holds after garbage collection. */
export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  await devtools.detach();
  return {
    things: { nodes: of('Nodes'), listeners: of('JSEventListeners') },
    objects: Number(counted.result.value),
  };
}
