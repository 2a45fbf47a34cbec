import { expectWorld } from '../../tools/paths/expect-full-coverage.ts';
import { it } from 'vitest';
import { cancelRoomWorld } from './cancel-room.world.ts';

it('D-645 paths take every transition', () => {
  expectWorld(cancelRoomWorld);
});
