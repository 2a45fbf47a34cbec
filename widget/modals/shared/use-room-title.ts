import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

/** A modal's title, with 'Room N:' before it where the booking has more than one room (A §2.9). */
export function useRoomTitle(room: number | null, title: string): string {
  const texts = useTexts().times;
  return room === null ? title : fill(texts.ofRoom, { leg: room, title });
}
