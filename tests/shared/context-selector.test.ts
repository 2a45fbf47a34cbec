import { expect, it } from 'vitest';
import { contextSelector } from '../../machines/shared/context-selector.ts';

it('computes its value once for each context, even when it is null', () => {
  let times = 0;
  const select = contextSelector(({ names }: { names: string[] | null }) => {
    times += 1;
    return names && names.map((name) => name.toUpperCase());
  });
  const context = { names: ['ada'] };
  expect(select({ context })).toEqual(['ADA']);
  expect(select({ context })).toBe(select({ context }));
  expect(times).toBe(1);
  const nobody = { names: null };
  expect([select({ context: nobody }), select({ context: nobody })]).toEqual([null, null]);
  expect(times).toBe(2);
  expect(select({ context: { names: ['ada'] } })).not.toBe(select({ context }));
});
