import { expect, test } from 'vitest';
import { checkWorld } from '../tools/paths/world.ts';
import { readWorlds } from '../worlds/registry.ts';

const worlds = await readWorlds();

test.each([...worlds])(
  'every two transitions of %s that can follow each other are on a path',
  (_id, { expectations, ...world }) => {
    const { paths, problems } = checkWorld({ ...world, expectations: { ...expectations, goal: 'pairs' } });
    expect({ hasPaths: paths.length > 0, problems }).toEqual({ hasPaths: true, problems: {} });
  },
  300_000,
);
