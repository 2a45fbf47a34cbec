import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { TODAY } from './estate-client.ts';

describe('the demo with the widget from its source', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startDemo({ port: 0, today: TODAY, isFromSource: true });
  });
  afterAll(() => demo.close());

  const at = async (path: string) => {
    const answer = await fetch(`${demo.siteUrl}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('loads the unbundled modules, with the inspector', async () => {
    const { text } = await at('/staychart/staychart.js');
    expect(text).toContain('../demo/development/booking-entry.ts');
    expect(text).toContain('../demo/development/account-entry.ts');
    for (const entry of ['booking', 'account']) {
      const module = await at(`/demo/development/${entry}-entry.ts`);
      expect([module.status, module.type]).toEqual([200, 'text/javascript']);
    }
  });

  it('links a page with a booking to its inspector and back, with its scenario', async () => {
    const link = async (path: string) =>
      /<a href="([^"]*)">([^<]* chart|Close[^<]*)</.exec((await at(path)).text)?.slice(1);
    expect(await link('/booking/')).toEqual(['?inspect=', 'Inspect the chart']);
    expect(await link('/booking/?inspect')).toEqual(['?', 'Close the inspector']);
    expect(await link('/booking/?scenario=slow&inspect')).toEqual(['?scenario=slow', 'Close the inspector']);
    expect(await link('/rooms/')).toBeUndefined();
  });

  it('serves nothing else of the project', async () => {
    expect((await at('/package.json')).status).toBe(404);
    expect((await at('/docs/architecture.md')).status).toBe(404);
  });
});
