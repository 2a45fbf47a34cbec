import type { Image } from './content.ts';

/** A picture of a room, with what it shows; empty where the estate does not say (D-508). */
export interface RoomPicture extends Image {
  caption: string;
}

/** A kind of room (A §3.3). `code` is the room system's, `room.code` of an availability. */
export interface RoomType {
  key: string;
  code: string;
  displayName: string;
  description: string;
  images: RoomPicture[];
  roomSize: number | null;
  bedType: string;
  /** Facts that the estate may state beside A §3.3 (D-508): empty, or null, where it does not. */
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
  /** The room system's own limits, compared as A §5.3 says where they are present (D-22). */
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
