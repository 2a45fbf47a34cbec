import type { LocalDate } from '../dates/dates.ts';

/** The server's booking session. `businessDate` is the earliest arrival. */
export interface Session {
  id: string;
  businessDate: LocalDate;
}

/** The signed-in member, as far as the flow knows (A §3.16). Unknown optional facts are null. */
export interface Profile {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  telephone: string | null;
  birthdate: LocalDate | null;
  registeredInOpera: boolean;
  address: ProfileAddress | null;
}

export interface ProfileAddress {
  line1: string;
  line2: string;
  city: string;
  country: string;
  postCode: string;
}
