import { addDays, at } from './days.ts';
import type { BookingLegRecord, BookingRecord, LocalDate, PersonName } from './types.ts';

/** One room of an earlier booking, in short form. Money in pounds. */
interface RoomPlan {
  room: string;
  rate: string;
  guests: PersonName[];
  children?: number;
  infants?: number;
  dogs?: number;
  requiresDeposit?: boolean;
  isCancelled?: boolean;
  /** The whole price: room and rate, fees and add-ons. */
  total: number;
  packagesTotal?: number;
  nonAdultTotal?: number;
  dogsTotal?: number;
  packages?: { Code: string; Quantity: number }[];
  spa?: { guest: number; day: number; minutes: number; name: string }[];
}

interface StayPlan {
  memberId: string | null;
  number: number;
  /** Days from today to the arrival; negative for past stays. */
  startsIn: number;
  nights: number;
  deposit?: number;
  hasVoucher?: boolean;
  rooms: RoomPlan[];
}

const rosalind = { FirstName: 'Rosalind', LastName: 'Hart' };
const james = { FirstName: 'James', LastName: 'Hart' };
const agnes = { FirstName: 'Agnes', LastName: 'Hart' };
const tom = { FirstName: 'Tom', LastName: 'Ashworth' };
const idris = { FirstName: 'Idris', LastName: 'Bevan' };
const mari = { FirstName: 'Mari', LastName: 'Bevan' };
const nia = { FirstName: 'Nia', LastName: 'Bevan' };
const priya = { FirstName: 'Priya', LastName: 'Nair' };
const daniel = { FirstName: 'Daniel', LastName: 'Osei' };

const plans: StayPlan[] = [
  {
    // Two rooms that can be cancelled and amended online, a dog, an add-on.
    memberId: 'member-1',
    number: 70413200,
    startsIn: 45,
    nights: 2,
    rooms: [
      {
        room: 'HSLK',
        rate: 'DAILYBABB',
        guests: [rosalind, james],
        total: 521,
        packagesTotal: 39,
        packages: [{ Code: 'HAMPER', Quantity: 1 }],
      },
      { room: 'SYGR', rate: 'DAILYBABB', guests: [agnes, tom], dogs: 1, total: 414, dogsTotal: 50 },
    ],
  },
  {
    // A deposit rate that can no longer be changed, with a spa itinerary.
    memberId: 'member-1',
    number: 70413188,
    startsIn: 12,
    nights: 3,
    deposit: 1290,
    rooms: [
      {
        room: 'LSBH',
        rate: 'SPADINE',
        guests: [rosalind, james],
        requiresDeposit: true,
        total: 1290,
        spa: [
          { guest: 0, day: 0, minutes: 15 * 60, name: 'Heather & Honey Massage' },
          { guest: 1, day: 0, minutes: 14 * 60 + 30, name: 'Walker’s Legs' },
          { guest: 0, day: 1, minutes: 10 * 60 + 30, name: 'Still Water Facial' },
          { guest: 1, day: 1, minutes: 11 * 60, name: 'Back, Neck & Shoulders' },
        ],
      },
    ],
  },
  {
    // Paid with a voucher: neither cancelled nor amended online.
    memberId: 'member-1',
    number: 70413240,
    startsIn: 90,
    nights: 1,
    hasVoucher: true,
    rooms: [{ room: 'HSLK', rate: 'DAILYBABB', guests: [rosalind, james], total: 238.5 }],
  },
  {
    memberId: 'member-1',
    number: 70413151,
    startsIn: 30,
    nights: 2,
    rooms: [{ room: 'HSTW', rate: 'DAILYBABB', guests: [rosalind, james], isCancelled: true, total: 604 }],
  },
  {
    memberId: 'member-1',
    number: 70412904,
    startsIn: -20,
    nights: 2,
    rooms: [{ room: 'HSPK', rate: 'DBBFLEX', guests: [rosalind, james], total: 548 }],
  },
  {
    memberId: 'member-1',
    number: 70411873,
    startsIn: -181,
    nights: 4,
    deposit: 1012,
    rooms: [
      {
        room: 'LSSC',
        rate: 'BABBADV',
        guests: [rosalind, james],
        requiresDeposit: true,
        dogs: 1,
        total: 1012,
        dogsTotal: 100,
      },
    ],
  },
  {
    memberId: 'member-1',
    number: 70410266,
    startsIn: -402,
    nights: 1,
    rooms: [{ room: 'HSLK', rate: 'DAILYBABB', guests: [rosalind, agnes], total: 226 }],
  },
  {
    // A family on a deposit rate that can still be changed; child and infant.
    memberId: 'member-2',
    number: 70413217,
    startsIn: 60,
    nights: 3,
    deposit: 1317,
    rooms: [
      {
        room: 'SYCH',
        rate: 'GOLFBRK',
        guests: [idris, mari],
        children: 1,
        infants: 1,
        requiresDeposit: true,
        total: 1317,
        nonAdultTotal: 126,
      },
    ],
  },
  {
    // One of two rooms cancelled.
    memberId: 'member-2',
    number: 70413130,
    startsIn: 25,
    nights: 1,
    rooms: [
      { room: 'MRSH', rate: 'DAILYBABB', guests: [idris, mari], total: 162 },
      { room: 'MRSH', rate: 'DAILYBABB', guests: [nia], isCancelled: true, total: 132 },
    ],
  },
  {
    memberId: 'member-2',
    number: 70412388,
    startsIn: -96,
    nights: 2,
    deposit: 150,
    rooms: [
      {
        room: 'SYCH',
        rate: 'DAILYBABB',
        guests: [idris, mari],
        children: 1,
        total: 566,
        nonAdultTotal: 56,
      },
    ],
  },
  {
    memberId: 'member-3',
    number: 70413092,
    startsIn: 0,
    nights: 2,
    rooms: [{ room: 'HSPK', rate: 'DAILYBABB', guests: [priya, daniel], total: 372.5 }],
  },
  {
    memberId: 'member-3',
    number: 70412611,
    startsIn: -64,
    nights: 2,
    rooms: [{ room: 'HSLS', rate: 'SPABREAK', guests: [priya, daniel], total: 1136 }],
  },
  {
    memberId: null,
    number: 70413175,
    startsIn: 21,
    nights: 2,
    rooms: [
      { room: 'SYHL', rate: 'ROOMONLY', guests: [{ FirstName: 'Grace', LastName: 'Underhill' }], total: 331 },
    ],
  },
];

/** Stays booked before today, with dates counted from today. */
export function bookingsAround(today: LocalDate): BookingRecord[] {
  return plans.map((plan) => bookingOf(plan, today));
}

function bookingOf(plan: StayPlan, today: LocalDate): BookingRecord {
  const arrival = addDays(today, plan.startsIn);
  const departure = addDays(arrival, plan.nights);
  return {
    memberId: plan.memberId,
    ConfirmationNumber: String(plan.number),
    ArrivalDate: arrival,
    DepartureDate: departure,
    Deposit: plan.deposit ?? 0,
    hasVoucher: plan.hasVoucher ?? false,
    items: plan.rooms.map((room, index) => legOf(plan, room, index + 1, arrival, departure)),
  };
}

function legOf(
  plan: StayPlan,
  room: RoomPlan,
  leg: number,
  arrival: LocalDate,
  departure: LocalDate,
): BookingLegRecord {
  const requiresDeposit = room.requiresDeposit ?? false;
  const lead = room.guests[0] ?? { FirstName: '', LastName: '' };
  return {
    Leg: leg,
    InternalIdentifier: `WM-${plan.number}-${leg}`,
    ConfirmationNumber: String(plan.number + leg - 1),
    RoomCode: room.room,
    RateCode: room.rate,
    IsCancelled: room.isCancelled ?? false,
    GuestQuota: {
      Adults: room.guests.length,
      Children: room.children ?? 0,
      Infants: room.infants ?? 0,
      Dogs: room.dogs ?? 0,
    },
    GuestNames: room.guests.map((guest) => `${guest.FirstName} ${guest.LastName}`),
    LeadGuest: lead,
    AccompanyingGuests: room.guests.slice(1),
    DateRange: { StartDate: arrival, EndDate: departure },
    CancellationDateTime: at(addDays(arrival, requiresDeposit ? -14 : -1), 15 * 60),
    RequiresDeposit: requiresDeposit,
    PaymentCard: '4242',
    Total: room.total,
    PackagesTotal: room.packagesTotal ?? 0,
    NonAdultTotal: room.nonAdultTotal ?? 0,
    DogsTotal: room.dogsTotal ?? 0,
    Packages: room.packages ?? [],
    CancellationPolicy: cancellationPolicy(requiresDeposit),
    TaxInformation: taxInformation,
    SpaReservation: room.spa
      ? {
          Items: room.spa.map((item) => ({
            ClientIndex: item.guest,
            StartDateTime: at(addDays(arrival, item.day), item.minutes),
            DisplayName: item.name,
          })),
        }
      : null,
  };
}

/** The terms under a booked room, HTML (B §2.16). */
export function cancellationPolicy(requiresDeposit: boolean): string {
  return requiresDeposit
    ? '<p>This rate is paid in full when you book and is not refunded. Dates, guests and room can be changed until three in the afternoon, fourteen days before you arrive.</p>'
    : '<p>This rate is paid when you are here. It can be cancelled without charge until three in the afternoon on the day before you arrive; after that, the first night is charged.</p>';
}

/** HTML (B §2.16). */
export const taxInformation = '<p>All prices are in pounds sterling and include VAT at the current rate.</p>';
