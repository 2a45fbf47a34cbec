import type { Image } from './configuration.ts';

/** A kind of room (A §3.3). PMSCode is the room system's code, `Room.Code` in availability answers. */
export interface RoomType {
  Key: string;
  PMSCode: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
  RoomSize: number | null;
  BedType: string;
  IsDogFriendly: boolean;
  IsChildFriendly: boolean;
  IsInfantFriendly: boolean;
  MaxAdults: number | null;
  MaxChildren: number | null;
  MinOccupancy: number;
  CalendarDefaultRate: string | null;
  /** The room system's own limits, compared as A §5.3 says where they are present (D-22). */
  maxAdults: number | null;
  maxChildren: number | null;
  maxOccupancy: number | null;
}

/** A part of the estate with its room types (A §3.2). */
export interface Area {
  Key: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
  RoomTypes: RoomType[];
}
