import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StayBookingElement } from '../../widget/element/booking-element.tsx';
import { openFrom } from '../../widget/element/openers.ts';
import { found, INLINE, OVERLAY, show } from './bookings.ts';
import { inside, useEstatePage } from './estate-page.ts';

useEstatePage();

/** Opens the booking from the page's opener, and returns the overlay that was made for it. */
function openNew(): StayBookingElement {
  openFrom(found(document.querySelector('a')));
  return found(document.querySelector<StayBookingElement>('stay-booking[mode=overlay]'));
}

describe('embedding: data-stay-open', () => {
  it('opens the page’s overlay with the values of its attributes, also where elements hide names (T2)', async () => {
    const element = found(
      show(
        `<form name="querySelector"></form><a data-stay-open data-number-of-nights="3" data-other="1">Book</a>${OVERLAY}`,
      )[0],
    );
    openFrom(found(document.body.querySelector('a')));
    expect(await inside(element).findByLabelText('Nights')).toHaveValue('3');
    element.close();
  });

  it('creates an overlay with the settings of the page’s first booking, which waits while it is open', async () => {
    const inline = found(
      show(
        '<a data-stay-open>Book</a><stay-booking host="https://api.estate.test" brand="Hill"></stay-booking>',
      )[0],
    );
    inline.settings = { phones: { reservations: '01632' } };
    await inside(inline).findByRole('button', { name: 'Start Booking' });
    const made = openNew();
    await inside(made).findByRole('button', { name: 'Start Booking' });
    expect([made.getAttribute('host'), made.getAttribute('brand')]).toEqual([
      'https://api.estate.test',
      'Hill',
    ]);
    expect(made.settings).toEqual(inline.settings);
    expect(inline.state).toBe('');
    made.close();
    await expect.poll(() => inline.state).toBe('start');
    expect(made.state).toBe('');
    made.remove();
  });

  it("gives a new overlay the language and the other attributes of the page's first booking", async () => {
    const own = 'lang="de" words="/de.json" currency="EUR" guests="lead" heading-level="2" page-title=""';
    show(`<a data-stay-open>Book</a>${INLINE.replace('host', `${own} host`)}`);
    const made = openNew();
    expect(made.outerHTML).toContain(own);
    await inside(made).findByRole('button', { name: 'Buchung beginnen' });
    made.remove();
  });

  it("consent to tracking, given to the page's first booking, counts for the new overlay", async () => {
    const inline = found(
      show(`<a data-stay-open>Book</a>${INLINE.replace('host', 'analytics="datalayer" host')}`)[0],
    );
    await inline.ready;
    inline.enableTracking();
    const made = openNew();
    await userEvent.click(await inside(made).findByRole('button', { name: 'Start Booking' }));
    await userEvent.click(await inside(made).findByRole('button', { name: 'Check Availability' }));
    await expect
      .poll(() => (Reflect.get(window, 'dataLayer') as { event?: string }[] | undefined)?.at(-1)?.event)
      .toBe('view_item_list');
    inline.disableTracking();
    Reflect.deleteProperty(window, 'dataLayer');
    made.close();
    made.remove();
  });
});
