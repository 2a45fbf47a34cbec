import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { describe, expect, it } from 'vitest';
import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { STEPS } from '../../../src/domain/steps.ts';
import '../../../widget/element/account-entry.ts';
import '../../../widget/element/booking-entry.ts';
import type { StayElement } from '../../../widget/element/stay-element.ts';
import { GuestsScreen } from '../../../widget/screens/guests/GuestsScreen.tsx';
import { ACCOUNT_PREVIEWS } from '../../../widget/wiring/preview/account-previews.ts';
import { configuration } from '../../support/fixtures.ts';
import { startStep } from '../../support/start-step.ts';
import { twoRooms } from '../../worlds/guests.world.ts';
import { finishChanges, renderInWidget } from '../ui/render.tsx';
import { useEstatePage } from './estate-page.ts';

useEstatePage();

/** The violations of WCAG 2.2 that IBM's engine reports in the widget. */
async function violations(): Promise<string[]> {
  const { results } = await new Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} ${path['dom']}`)
    .filter((found) => !found.includes('/body[1]/iframe'));
}

/** Shows the preview of a step or a screen without `inert`, as guests use it. */
async function show(tag: 'stay-booking' | 'stay-account', name: string): Promise<HTMLElement> {
  document.documentElement.lang = 'en-GB';
  document.title = 'Book a stay';
  document.body.innerHTML = `<main><${tag} preview="${name}">Call us</${tag}></main>`;
  const element = document.querySelector<StayElement>(tag);
  await element?.ready;
  const inert = element?.shadowRoot?.querySelector<HTMLElement>('[inert]');
  if (!inert) throw new Error('The preview has no inert element');
  inert.inert = false;
  return inert;
}

describe("WCAG 2.2 in a second engine: IBM's reports no violation", () => {
  it.each(STEPS)('in the step %s', async (step) => {
    const shown = await show('stay-booking', step);
    await expect.poll(() => shown.querySelector('[data-stay-heading]')).not.toBeNull();
    finishChanges(shown.getRootNode() as ShadowRoot);
    expect(await violations()).toEqual([]);
  });

  it.each(ACCOUNT_PREVIEWS)('in the screen %s of the account', async (name) => {
    const shown = await show('stay-account', name);
    await expect.poll(() => shown.querySelector('[data-stay-heading]')).not.toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('in the names of two rooms, each with a guest 1, with their errors', async () => {
    const { actor } = startStep(guestsMachine, {
      ...{ configuration: configuration(), booking: twoRooms, profile: null },
    });
    renderInWidget(
      <main>
        <GuestsScreen actor={actor} />
      </main>,
    );
    actor.send({ type: 'form.submitted' });
    await expect.poll(() => document.querySelector('[aria-invalid]')).not.toBeNull();
    expect(await violations()).toEqual([]);
    expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual([
      'Guest 1 in room 1',
      'Guest 1 in room 2',
    ]);
  });
});
