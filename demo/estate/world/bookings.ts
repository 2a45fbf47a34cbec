import { addDays, at } from './days.ts';
import type { BookingLegRecord, BookingRecord, LocalDate, PersonName } from './types.ts';

const rosalind = { FirstName: 'Rosalind', LastName: 'Hart' };
const james = { FirstName: 'James', LastName: 'Hart' };
const agnes = { FirstName: 'Agnes', LastName: 'Hart' };
const tom = { FirstName: 'Tom', LastName: 'Ashworth' };
const idris = { FirstName: 'Idris', LastName: 'Bevan' };
const mari = { FirstName: 'Mari', LastName: 'Bevan' };
const nia = { FirstName: 'Nia', LastName: 'Bevan' };
const priya = { FirstName: 'Priya', LastName: 'Nair' };
const daniel = { FirstName: 'Daniel', LastName: 'Osei' };
const grace = { FirstName: 'Grace', LastName: 'Underhill' };

/** Stays booked before today, with dates counted from today. */
export function bookingsAround(today: LocalDate): BookingRecord[] {
  const stay = (
    memberId: string | null,
    number: number,
    { startsIn, nights, hasVoucher = false }: Plan,
    rooms: ((leg: Leg) => BookingLegRecord)[],
  ): BookingRecord => {
    const arrival = addDays(today, startsIn);
    const departure = addDays(arrival, nights);
    return {
      memberId,
      ConfirmationNumber: String(number),
      ArrivalDate: arrival,
      DepartureDate: departure,
      hasVoucher,
      items: rooms.map((room, index) => room({ number, leg: index + 1, arrival, departure })),
    };
  };
  return [
    // Two rooms that can be cancelled and amended online, a dog, an add-on.
    stay('member-1', 70413200, { startsIn: 45, nights: 2 }, [
      room('HSLK', 'DAILYBABB', 521, [rosalind, james], {
        PackagesTotal: 39,
        Packages: [{ Code: 'HAMPER', Quantity: 1 }],
      }),
      room('SYGR', 'DAILYBABB', 414, [agnes, tom], { Dogs: 1, DogsTotal: 50 }),
    ]),
    // A deposit rate that can no longer be changed, with a spa itinerary.
    stay('member-1', 70413188, { startsIn: 12, nights: 3 }, [
      room('LSBH', 'SPADINE', 1290, [rosalind, james], {
        RequiresDeposit: true,
        spa: [
          { guest: 0, day: 0, minutes: 15 * 60, name: 'Heather & Honey Massage' },
          { guest: 1, day: 0, minutes: 14 * 60 + 30, name: 'Walker’s Legs' },
          { guest: 0, day: 1, minutes: 10 * 60 + 30, name: 'Still Water Facial' },
          { guest: 1, day: 1, minutes: 11 * 60, name: 'Back, Neck & Shoulders' },
        ],
      }),
    ]),
    // Paid with a voucher: neither cancelled nor amended online.
    stay('member-1', 70413240, { startsIn: 90, nights: 1, hasVoucher: true }, [
      room('HSLK', 'DAILYBABB', 238.5, [rosalind, james], { ByVoucher: 200 }),
    ]),
    stay('member-1', 70413151, { startsIn: 30, nights: 2 }, [
      room('HSTW', 'DAILYBABB', 604, [rosalind, james], { IsCancelled: true }),
    ]),
    stay('member-1', 70412904, { startsIn: -20, nights: 2 }, [
      room('HSPK', 'DBBFLEX', 548, [rosalind, james]),
    ]),
    stay('member-1', 70411873, { startsIn: -181, nights: 4 }, [
      room('LSSC', 'BABBADV', 1012, [rosalind, james], { RequiresDeposit: true, Dogs: 1, DogsTotal: 100 }),
    ]),
    stay('member-1', 70410266, { startsIn: -402, nights: 1 }, [
      room('HSLK', 'DAILYBABB', 226, [rosalind, agnes]),
    ]),
    // A family on a deposit rate that can still be changed; child and infant.
    stay('member-2', 70413217, { startsIn: 60, nights: 3 }, [
      room('SYCH', 'GOLFBRK', 1317, [idris, mari], {
        RequiresDeposit: true,
        Children: 1,
        Infants: 1,
        NonAdultTotal: 126,
      }),
    ]),
    // One of two rooms cancelled.
    stay('member-2', 70413130, { startsIn: 25, nights: 1 }, [
      room('MRSH', 'DAILYBABB', 162, [idris, mari]),
      room('MRSH', 'DAILYBABB', 132, [nia], { IsCancelled: true }),
    ]),
    stay('member-2', 70412388, { startsIn: -96, nights: 2 }, [
      room('SYCH', 'DAILYBABB', 566, [idris, mari], { Children: 1, NonAdultTotal: 56, Paid: 150 }),
    ]),
    stay('member-3', 70413092, { startsIn: 0, nights: 2 }, [
      room('HSPK', 'DAILYBABB', 372.5, [priya, daniel]),
    ]),
    stay('member-3', 70412611, { startsIn: -64, nights: 2 }, [
      room('HSLS', 'SPABREAK', 1136, [priya, daniel]),
    ]),
    stay(null, 70413175, { startsIn: 21, nights: 2 }, [room('SYHL', 'ROOMONLY', 331, [grace])]),
  ];
}

/** Days from today to the arrival, negative for past stays. */
type Plan = { startsIn: number; nights: number } & Partial<Pick<BookingRecord, 'hasVoucher'>>;

interface Leg {
  number: number;
  leg: number;
  arrival: LocalDate;
  departure: LocalDate;
}

type RoomPlan = Partial<BookingLegRecord & Omit<BookingLegRecord['GuestQuota'], 'Adults'>> & {
  spa?: { guest: number; day: number; minutes: number; name: string }[];
};

/** A booked room. `total` is its whole price in pounds: room and rate, fees and add-ons. */
function room(
  RoomCode: string,
  RateCode: string,
  total: number,
  guests: [PersonName, ...PersonName[]],
  { spa, Children = 0, Infants = 0, Dogs = 0, RequiresDeposit = false, ...more }: RoomPlan = {},
): (leg: Leg) => BookingLegRecord {
  return ({ number, leg, arrival, departure }) => ({
    Leg: leg,
    InternalIdentifier: `WM-${number}-${leg}`,
    ConfirmationNumber: String(number + leg - 1),
    RoomCode,
    RateCode,
    IsCancelled: false,
    GuestQuota: { Adults: guests.length, Children, Infants, Dogs },
    GuestNames: guests.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`),
    LeadGuest: guests[0],
    AccompanyingGuests: guests.slice(1),
    DateRange: { StartDate: arrival, EndDate: departure },
    CancellationDateTime: at(addDays(arrival, RequiresDeposit ? -14 : -1), 15 * 60),
    RequiresDeposit,
    PaymentCard: '4242',
    Paid: RequiresDeposit ? total : 0,
    ByVoucher: 0,
    Total: total,
    PackagesTotal: 0,
    NonAdultTotal: 0,
    DogsTotal: 0,
    Packages: [],
    CancellationPolicy: cancellationPolicy(RequiresDeposit),
    TaxInformation: taxInformation,
    SpaReservation: spa
      ? {
          Items: spa.map(({ guest, day, minutes, name }) => ({
            ClientIndex: guest,
            StartDateTime: at(addDays(arrival, day), minutes),
            DisplayName: name,
          })),
        }
      : null,
    ...more,
  });
}

/** The terms under a booked room, HTML (B §2.16). */
export function cancellationPolicy(requiresDeposit: boolean): string {
  return requiresDeposit
    ? '<p>This rate is paid in full when you book and is not refunded. Dates, guests and room can be changed until three in the afternoon, fourteen days before you arrive.</p>'
    : '<p>This rate is paid when you are here. It can be cancelled without charge until three in the afternoon on the day before you arrive; after that, the first night is charged.</p>';
}

/** HTML (B §2.16). */
export const taxInformation = '<p>All prices are in pounds sterling and include VAT at the current rate.</p>';
