import { callLink, phones } from '../hotels/phones.ts';
import { contentItem, picture } from './pictures.ts';
import type { AccountContent, RatesContent, SearchContent, StayConfiguration, SystemStatus } from './wire.ts';

const CALL_US = callLink(phones.reservations);
const CALL_SPA = callLink(phones.spa);

/** The four systems, all running; a scenario sets IsDisabled. */
export const systemStatuses: SystemStatus[] = [
  status(
    'Opera',
    `<p><strong>We are putting the rooms book in order.</strong></p><p>Rooms cannot be booked online for the moment. Please ring us on ${CALL_US} and we will see to it.</p>`,
    '',
  ),
  status(
    'Golf',
    `<p>The tee sheet is closed for the moment. Please ring us on ${CALL_US}.</p>`,
    `<p>Tee times cannot be booked online for the moment. Please ring us on ${CALL_US} once your stay is booked.</p>`,
  ),
  status(
    'Restaurant',
    `<p>Tables cannot be booked online for the moment. Please ring us on ${CALL_US}.</p>`,
    `<p>Tables cannot be booked online for the moment. We will be in touch before you arrive to arrange your times, or ring us on ${CALL_US}.</p>`,
  ),
  status(
    'Spa',
    `<p>The Bath House is closed for the moment. Please ring us on ${CALL_SPA}.</p>`,
    `<p>Treatments cannot be booked online for the moment. Please ring the Bath House on ${CALL_SPA} once your stay is booked.</p>`,
  ),
];

/** The message of an estate that takes no children online, set by the scenario 'no-children' (D-21). */
export const noChildrenMessage = `<p>To bring children, please ring us on ${CALL_US}, so that we can find you the right room.</p>`;

export const searchContent: SearchContent = {
  exceedRoomLimit: `<p>For five rooms or more, please ring us on ${CALL_US}. We look after larger parties ourselves and will find you rooms that lie together.</p>`,
  childBooking: '',
  giftVouchers: [
    contentItem(
      picture('content', 'voucher-find'),
      'Find your reference',
      '<p>It is printed on the back of the card, under the heron, and stands in the e-mail that brought it.</p>',
    ),
    contentItem(
      picture('content', 'voucher-enter'),
      'Enter it here',
      '<p>Choose your dates first, then enter the reference and press <strong>Apply code</strong>. You can use more than one.</p>',
    ),
    contentItem(
      picture('content', 'voucher-bring'),
      'Bring it with you',
      '<p>Please bring the voucher on the day that you arrive. Without it we cannot take it as payment.</p>',
    ),
  ],
  accommodationMap: contentItem(
    picture('content', 'estate-map'),
    'The estate',
    '<p>The House and the Stable Yard stand together. Lakeside is ten minutes along the shore path, and Harle Moor is two miles up the green lane, by foot or in our old Land Rover.</p>',
  ),
};

export const ratesContent: RatesContent = {
  everyRate: {
    title: 'With every stay',
    items: [
      contentItem(
        picture('content', 'every-boat'),
        'The lake',
        '<p>Rowing boats, towels and a warm hut for swimmers, all day.</p>',
      ),
      contentItem(
        picture('content', 'every-tea'),
        'Tea at four',
        '<p>In the library, by the fire or on the lawn. There is always cake.</p>',
      ),
      contentItem(
        picture('content', 'every-walk'),
        'Boots and maps',
        '<p>Borrow what you forgot, and take the path that the maps leave out.</p>',
      ),
    ],
  },
};

export const accountContent: AccountContent = { bookingLookup: true, bookingCancellation: true };

/** The times and place of arrival and departure. */
export const arrival: StayConfiguration['Arrival'] = {
  CheckInTime: '15:00',
  CheckOutTime: '11:00',
  Address: ['Withenmere', 'Withen Water', 'Harlebridge', 'KD9 1WM'],
  Directions: '/contact/',
};

function status(System: SystemStatus['System'], BookingMessage: string, InlineMessage: string): SystemStatus {
  return { System, IsDisabled: false, BookingMessage, InlineMessage };
}
