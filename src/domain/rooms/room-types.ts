import type { Image } from '../configuration/content.ts';

/** A picture of a room, with its description; empty where the estate gives none. */
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
  /** Facts that the estate may state besides; empty or null where it does not. */
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
  /** The room system's own limits. They are compared where they are present (D-22). */
  systemMaxAdults: number | null;
  systemMaxChildren: number | null;
  maxOccupancy: number | null;
}

/** A part of the estate with its room types. */
export interface Area {
  key: string;
  displayName: string;
  description: string;
  images: Image[];
  roomTypes: RoomType[];
}
