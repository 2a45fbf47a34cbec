import { createContext, use } from 'react';
import type { BookedRoom } from '../../../src/domain/account/stay-bookings.ts';

const ReplacedRoomContext = createContext<BookedRoom | null>(null);

export const ReplacedRoomProvider = ReplacedRoomContext.Provider;

/** The booked room that an amendment has replaced; null in a new booking, and where it is not known. */
export function useReplacedRoom(): BookedRoom | null {
  return use(ReplacedRoomContext);
}
