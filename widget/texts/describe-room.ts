import type { RoomType } from '../../src/domain/rooms/room-types.ts';
import type { Texts } from './catalogue.ts';
import { describeSize, describeSleeps } from '../steps/rooms/room-facts.texts.ts';

export type RoomFact = Exclude<keyof Texts['closerLook']['facts'], 'place'>;

/** All facts about a room, in the order shown. Missing facts are empty. */
export function describeRoom(
  words: Pick<Texts, 'rooms' | 'closerLook' | 'shared' | 'formats'>,
  roomType: RoomType,
): Readonly<Record<RoomFact, string>> {
  const { rooms, closerLook: texts } = words;
  const { isStepFree, isDogFriendly } = roomType;
  return {
    size: describeSize(rooms, roomType),
    bed: roomType.bedType,
    sleeps: describeSleeps(words, roomType),
    bathroom: roomType.bathroom,
    view: roomType.view,
    floor: roomType.floor,
    stepFree: isStepFree === null ? '' : isStepFree ? texts.yes : texts.no,
    dogs: isDogFriendly ? rooms.dogFriendly : rooms.outcomes.notDogFriendly,
  };
}
