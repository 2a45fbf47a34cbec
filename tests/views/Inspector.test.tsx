import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ratesMachine } from '../../machines/steps/rates/rates.machine.ts';
import { openInspector } from '../../widget/inspector/inspector.ts';
import { ratesInput } from '../steps/rates/start-rates.ts';

it('the inspector shows the state, the announced texts and the last transitions, and passes every event on', () => {
  const heard: string[] = [];
  const host = Object.assign(document.createElement('div'), {
    inspect: ({ type }: { type: string }) => heard.push(type),
  });
  const { inspect, close } = openInspector(host);
  const actor = createActor(ratesMachine, { input: ratesInput(), inspect }).start();
  actor.send({ type: 'rate.selected', rateCode: 'DAILYBABB' });
  const panel = document.querySelector('aside[aria-label=Inspector]');
  expect(panel?.textContent).toContain(JSON.stringify(actor.getSnapshot().value));
  expect(panel?.firstElementChild?.textContent, 'the first control of the panel').toBe('Copy path');
  expect(panel?.textContent).toContain('rate.confirmed');
  expect(panel?.textContent).toContain('|rate.selected|0');
  expect(heard).toContain('@xstate.microstep');
  close();
  expect(document.querySelector('aside[aria-label=Inspector]')).toBe(null);
});
