import type { LegPackage } from '../../src/domain/addons.ts';
import type { Booking, Guest, LeadGuest, Leg } from '../../src/domain/booking.ts';
import type { AvailableRate } from '../../src/domain/rates.ts';
import type { Profile, Session } from '../../src/domain/session.ts';
import type { AppliedVoucher, VoucherStatus } from '../../src/domain/vouchers.ts';

/** A stay that is ready for the checkout: two rooms, two nights from Saturday 1 May 2027. */

export const session: Session = { Id: 'S1', BusinessDate: '2027-04-20' };

function guest(title: string, firstName: string, lastName: string, age: number | null = null): Guest {
  return {
    guestCategoryIndex: 0,
    isChild: age !== null,
    age,
    title,
    firstName,
    lastName,
    isLoggedInUser: false,
    isLeadGuest: false,
  };
}

function availableRate(RateCode: string, Amount: number, RequiresDeposit: boolean): AvailableRate {
  return {
    RateCode,
    Amount,
    Name: RateCode,
    Description: '',
    Currency: 'GBP',
    RequiresDeposit,
    CancellationDateTime: '2027-04-30T15:00:00',
    PromotionCode: null,
    BlockCode: null,
    CorporateCode: null,
  };
}

function fee(Code: string, Total: number) {
  return {
    Code,
    QuantityRequired: 1,
    QuantityAvailable: 5,
    IsAvailable: true,
    Total,
    UnitPrice: Total,
  };
}

function slot(StartTime: string) {
  return {
    StartTime,
    IsAvailable: true,
    DisplayTime: StartTime.slice(11, 16),
    TreatmentTimes: [],
    roomId: null,
    staffId: null,
    facilityId: null,
  };
}

export const champagne: LegPackage = {
  price: { Code: 'CHAMP', Amount: 3000, AmountOverride: null, PriceCalculationMode: 0 },
  quantity: 2,
  selections: [],
  sortIndex: 0,
};

const noRequests = {
  dietaryRequirements: '',
  specialRequirements: '',
  spaRequests: '',
  dogRequirements: '',
  dinnerBookingRequests: '',
};

/** A king room with everything included and a dog; the deposit is paid today: 400 + 50 + 60 + 15 = £525. */
export const legOne: Leg = {
  leg: 1,
  roomCode: 'KNG',
  rate: availableRate('RETREAT', 40000, true),
  includedPackages: [fee('DOG', 5000)],
  guests: [guest('MS', 'Ada', 'Lovelace'), guest('MR', 'Charles', 'Babbage')],
  guestQuota: { Adults: 2, ChildAges: [], Children: 0, Infants: 0, Dogs: 1 },
  requests: noRequests,
  breakfast: [
    { date: '2027-05-03', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-03T09:00:00' },
    { date: '2027-05-02', restaurant: 'R1', isAvailable: true, timeslot: '2027-05-02T08:30:00' },
  ],
  dinner: [{ date: '2027-05-01', restaurant: null, isAvailable: false, timeslot: null }],
  golf: [{ date: '2027-05-02', Time: { DateTime: '2027-05-02T10:10:00', Item: null } }],
  spaPool: [{ date: '2027-05-01', time: 'Afternoon' }],
  spaPackages: [
    {
      bookingType: 2,
      guestIndex: 0,
      dateIndex: 0,
      treatment: { Id: 'T1', DisplayName: 'Hot stones' },
      duration: {
        Code: 'HS60',
        Id: 'D60',
        Duration: 60,
        Price: 9500,
        IsIncluded: false,
        PriceDifference: 1500,
      },
      time: slot('2027-05-01T15:00:00'),
    },
  ],
  packages: [champagne],
  confirmationNumber: 'C1001',
  internalIdentifier: 'I1',
  spaSessionId: null,
};

/** A twin room for an adult, a child and an infant, paid on arrival: 300 + 20 + 10 = £330. */
export const legTwo: Leg = {
  ...legOne,
  leg: 2,
  roomCode: 'TWN',
  rate: availableRate('DAILYBABB', 30000, false),
  includedPackages: [fee('CHILD', 2000), fee('BABY', 1000)],
  guests: [
    guest('DR', 'Mary', 'Somerville'),
    guest('MSTR', 'Tom', 'Somerville', 7),
    guest('MSTR', 'Will', 'Somerville', 2),
  ],
  guestQuota: { Adults: 1, ChildAges: [7, 2], Children: 1, Infants: 1, Dogs: 0 },
  breakfast: null,
  dinner: null,
  golf: [],
  spaPool: [],
  spaPackages: null,
  packages: [],
  confirmationNumber: 'C1002',
  internalIdentifier: 'I2',
};

export const booking: Booking = {
  search: {
    arrivalDate: '2027-05-01',
    numberOfNights: 2,
    code: null,
    voucherCodes: [],
    amendId: null,
    guestOccupancies: [],
  },
  legs: [legOne, legTwo],
  vouchers: [],
  selectedGuest: null,
  leadGuest: null,
  account: null,
  accountCreateStatus: 'notAttempted',
};

export const leadGuest: LeadGuest = {
  title: 'MS',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  telephone: '020 7946 0000',
  address: { line1: '12 Square', line2: 'Mayfair', city: 'London', country: 'GB', postCode: 'W1 1AA' },
};

export const profile: Profile = {
  Title: 'Dr',
  FirstName: 'Grace',
  LastName: 'Hopper',
  EmailAddress: 'grace@example.com',
  Telephone: '020 7946 0001',
  Birthdate: null,
  RegisteredInOpera: true,
  Address: {
    Line1: '1 Harbour Row',
    Line2: '',
    City: 'Whitby',
    Country: 'United Kingdom',
    PostCode: 'YO21 1AA',
  },
};

export function moneyVoucher(reference: string, amount: number): AppliedVoucher {
  return {
    voucher: {
      certificateReferenceNumber: reference,
      voucherName: 'Gift voucher',
      unitPrice: { amount },
      orderItemId: null,
    },
    content: { Category: 1, IsMonetary: true },
  };
}

export function stayVoucher(reference: string, amount: number): AppliedVoucher {
  return {
    voucher: {
      certificateReferenceNumber: reference,
      voucherName: 'A night away',
      unitPrice: { amount },
      orderItemId: null,
    },
    content: { Category: 0, IsMonetary: false },
  };
}

/** A voucher check that would be accepted, with what is to be different. */
export function voucherStatus(change: Partial<VoucherStatus> = {}): VoucherStatus {
  return {
    isAvailableOnline: true,
    canBeUsed: true,
    isRedeemed: false,
    isOutsidePeriod: false,
    isBooked: false,
    ...moneyVoucher('GV1', 10000),
    ...change,
  };
}
