import type {
  AddressRecord,
  ContactChecks,
  LegacyMemberRecord,
  MemberRecord,
  ProfileRecord,
} from './types.ts';

/** Members who can log in. Passwords are public: nothing here is real. */
export const members: MemberRecord[] = [
  {
    ...member('member-1', 'moorland-house-1', {
      Title: 'MRS',
      FirstName: 'Rosalind',
      LastName: 'Hart',
      EmailAddress: 'rosalind.hart@example.com',
      Telephone: '+447700900101',
      Birthdate: '1971-05-09',
      RegisteredInOpera: true,
      Address: {
        Line1: '4 Tanner’s Row',
        Line2: 'Overbeck',
        City: 'Kelderby',
        Country: 'GB',
        PostCode: 'KD1 4AB',
      },
    }),
    addressBooks: [3507983, 3508001],
  },
  {
    ...member('member-2', 'lakeside-walk-2', {
      Title: 'MR',
      FirstName: 'Idris',
      LastName: 'Bevan',
      EmailAddress: 'idris.bevan@example.com',
      Telephone: '+447700900102',
    }),
    addressBooks: [3508013],
  },
  member('member-3', 'evening-light-3', {
    Title: 'DR',
    FirstName: 'Priya',
    LastName: 'Nair',
    EmailAddress: 'priya.nair@example.com',
    Birthdate: '1988-11-23',
  }),
];

/** A member without mailing lists, and without what the profile leaves out. */
export function member(id: string, password: string, profile: Partial<ProfileRecord>): MemberRecord {
  return {
    id,
    password,
    profile: {
      ...{ Title: '', FirstName: '', LastName: '', EmailAddress: '', Telephone: null, Birthdate: null },
      ...{ RegisteredInOpera: false, Address: null },
      ...profile,
    },
    addressBooks: [],
  };
}

/** Known from the old system: a login fails, and a code is sent. */
export const legacyMembers: LegacyMemberRecord[] = [
  { EmailAddress: 'edith.marlow@example.com', FirstName: 'Edith', LastName: 'Marlow' },
];

/** The lists of B §9. */
export const mailingLists: { id: number; name: string }[] = [
  { id: 3507983, name: 'Spa' },
  { id: 3508013, name: 'Golf' },
  { id: 3508001, name: 'Dining' },
  { id: 3508068, name: 'Events' },
  { id: 3507997, name: 'Rooms' },
  { id: 21980355, name: 'Offers' },
];

/** Addresses by postcode, upper case with a space. The towns are invented, and so is the postal area KD. */
export const addresses: Record<string, AddressRecord[]> = {
  'KD1 4AB': [
    { line1: '2 Tanner’s Row', locality: 'Overbeck', city: 'Kelderby' },
    { line1: '4 Tanner’s Row', locality: 'Overbeck', city: 'Kelderby' },
    { line1: '6 Tanner’s Row', locality: 'Overbeck', city: 'Kelderby' },
    { line1: 'The Old Tannery', locality: 'Overbeck', city: 'Kelderby' },
  ],
  'KD2 7QT': [
    { line1: '11 Market Place', locality: '', city: 'Harlebridge' },
    { line1: '12 Market Place', locality: '', city: 'Harlebridge' },
    { line1: 'Flat 1, 13 Market Place', locality: '', city: 'Harlebridge' },
    { line1: 'Flat 2, 13 Market Place', locality: '', city: 'Harlebridge' },
  ],
  'KD9 1WM': [{ line1: 'Withenmere', locality: 'Withen Water', city: 'Harlebridge' }],
};

/** Contact details that fail the check (A §5.6); all others are 'valid'. */
export const contactChecks: ContactChecks = {
  emails: {
    'nobody@example.com': 'undeliverable',
    'trap@example.com': 'illegitimate',
    'far-away@example.com': 'unreachable',
    'no-answer@example.com': 'fails',
  },
  telephones: {
    '447700900666': 'unverified',
    '447700900667': 'dead',
    '447700900668': 'fails',
  },
};
