import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { OpenSearch, StaySearch } from '../../../src/domain/occupancy.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { AppliedVoucher } from '../../../src/domain/vouchers.ts';

export interface SearchInput {
  configuration: StayConfiguration;
  session: Session;
  /** The search to start from, within the estate's limits: the previous one, the page's opening values, or the defaults. */
  search: OpenSearch;
  /** Set where a new search gives back rooms that are held, so that the guest is told before (D-39). */
  holdsRooms?: boolean;
}

/** 'Check Availability' was pressed with a valid form; the flow does its five steps (A §2.4). */
export interface SearchOutput {
  type: 'searched';
  search: StaySearch;
  vouchers: AppliedVoucher[];
}
