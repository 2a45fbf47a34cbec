import { expect, it } from 'vitest';
import { BOOT } from '../../widget/page/boot.ts';
import { beginEarly } from '../../widget/loader/begin-early.ts';
import { useEstatePage } from './estate-page.ts';

useEstatePage();

it('D-290 nothing is drawn early for a return from a login where the code comes before the page is whole', async () => {
  history.replaceState(null, '', '?error=access_denied&state=b;staychart');
  document.body.innerHTML =
    '<stay-booking host="https://api.estate.test" start="search" authority="https://id.estate.test" client-id="web" login="redirect"></stay-booking>';
  Object.assign(window, { [BOOT]: { version: '', begin: () => beginEarly(window) } });
  await import('../../widget/element/booking-entry.ts');
  expect(document.querySelector('stay-booking')?.shadowRoot).toBeNull();
  expect(location.search).toBe('');
});
