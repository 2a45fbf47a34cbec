import { expect, it } from 'vitest';
import '../../../widget/element/booking-entry.ts';
import { useEstatePage } from './estate-page.ts';

const page = useEstatePage();

it('starts', async () => {
  document.body.innerHTML =
    '<stay-booking host="https://api.estate.test" brand="The Estate">Call us</stay-booking>';
  const element = document.querySelector('stay-booking') as HTMLElement & {
    ready: Promise<void>;
    state: string;
  };
  await element.ready;
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Start Booking');
  expect(page.calls).toEqual(['GET /cms/api/stay/getConfiguration']);
  expect(element.state).toBe('start');
});
