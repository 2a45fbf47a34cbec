/** Pages that the widget leads to. Null: the host has none, and the link is not shown. */
export interface Links {
  home: string | null;
  contact: string | null;
  account: string | null;
  booking: string | null;
  passwordReset: string | null;
  register: string | null;
  privacy: string | null;
  terms: string | null;
  reviews: string | null;
  golfMembers: string | null;
  treatments: string | null;
}
