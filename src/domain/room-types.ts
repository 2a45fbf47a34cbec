import type { Image } from './content.ts';

/** A picture of a room, with its description; empty where the estate gives none (D-508). */
export interface RoomPicture extends Image {
  caption: string;
}

/** A kind of room (A §3.3). `code`: the room system's, as `room.code` of an availability. */
export interface RoomType {
  key: string;
  code: string;
  displayName: string;
  description: string;
  images: RoomPicture[];
  roomSize: number | null;
  bedType: string;
  /** Facts beside A §3.3 that the estate may state (D-508); empty or null where it does not. */
  bathroom: string;
  view: string;
  floor: string;
  isStepFree: boolean | null;
  isDogFriendly: boolean;
  isChildFriendly: boolean;
  isInfantFriendly: boolean;
  maxAdults: number | null;
  maxChildren: number | null;
  minOccupancy: number;
  calendarDefaultRate: string | null;
  /** The room system's own limits. A §5.3 compares them where they are present (D-22). */
  systemMaxAdults: number | null;
  systemMaxChildren: number | null;
  maxOccupancy: number | null;
}

/** A part of the estate with its room types (A §3.2). */
export interface Area {
  key: string;
  displayName: string;
  description: string;
  images: Image[];
  roomTypes: RoomType[];
}
