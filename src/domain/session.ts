import type { LocalDate } from './dates.ts';

/** The server's booking session (A §3.1). BusinessDate is the earliest arrival. */
export interface Session {
  Id: string;
  BusinessDate: LocalDate;
}

/** What the flow knows of the signed-in member (A §3.16, B §3). Optional facts are null. */
export interface Profile {
  Title: string;
  FirstName: string;
  LastName: string;
  EmailAddress: string;
  Telephone: string | null;
  Birthdate: LocalDate | null;
  RegisteredInOpera: boolean;
  Address: ProfileAddress | null;
}

export interface ProfileAddress {
  Line1: string;
  Line2: string;
  City: string;
  Country: string;
  PostCode: string;
}
