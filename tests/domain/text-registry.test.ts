import { describe, expect, it } from 'vitest';
import { addOnKinds } from '../../src/texts/add-on-kinds.ts';
import { registerTexts, resolveTexts } from '../../src/texts/registry.ts';
import { start } from '../../src/texts/start.ts';
import { teeTimes } from '../../src/texts/tee-times.ts';

describe('D-195 texts that come with their screens', () => {
  registerTexts({ start });

  it("D-42 take the host's wording when they come, and a wrong name is told then, once", () => {
    const warnings: string[] = [];
    const texts = resolveTexts(
      {
        'start.title': 'Welcome',
        'addOnKinds.mud.done': 'Finished',
        'addOnKinds.mud.none': 'x',
        'start.none': 'x',
        'none.title': 'x',
      },
      (warning) => warnings.push(warning),
    );
    expect(texts.get().start).toEqual({ ...start, title: 'Welcome' });
    expect(warnings).toEqual(['texts.start.none is not known', 'texts.none.title is not known']);
    const told: unknown[] = [];
    const stop = texts.subscribe(() => told.push(texts.get().addOnKinds.mud.done));
    registerTexts({ addOnKinds });
    expect(told).toEqual(['Finished']);
    expect(warnings.slice(2)).toEqual(['texts.addOnKinds.mud.none is not known']);
    stop();
    registerTexts({ addOnKinds });
    expect(told).toHaveLength(1);
  });

  it('D-275 are one object for good, so that what is on the screen is not drawn again when others come', () => {
    const texts = resolveTexts({ 'start.title': 'Welcome' }, () => undefined);
    const first = texts.get();
    const before = { ...first };
    registerTexts({ teeTimes });
    expect(texts.get()).toBe(first);
    expect(first).toEqual({ ...before, teeTimes });
    expect(first.start).toBe(before.start);
  });
});
