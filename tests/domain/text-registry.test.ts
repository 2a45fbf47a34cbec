import { describe, expect, it } from 'vitest';
import { mud } from '../../src/texts/mud.ts';
import { registerTexts, wordTexts } from '../../src/texts/registry.ts';
import { start } from '../../src/texts/start.ts';

describe('D-195 texts that come with their screens', () => {
  registerTexts({ start });

  it("D-42 take the host's wording when they come, and a wrong name is told then, once", () => {
    const warnings: string[] = [];
    const texts = wordTexts(
      {
        'start.title': 'Welcome',
        'mud.done': 'Finished',
        'mud.none': 'x',
        'start.none': 'x',
        'none.title': 'x',
      },
      (warning) => warnings.push(warning),
    );
    expect(texts.get().start).toEqual({ ...start, title: 'Welcome' });
    expect(warnings).toEqual(['texts.start.none is not known', 'texts.none.title is not known']);
    const told: unknown[] = [];
    const stop = texts.subscribe(() => told.push(texts.get().mud.done));
    registerTexts({ mud });
    expect(told).toEqual(['Finished']);
    expect(warnings.slice(2)).toEqual(['texts.mud.none is not known']);
    stop();
    registerTexts({ mud });
    expect(told).toHaveLength(1);
  });

  it('are the same object until more come, so that views can compare them', () => {
    const texts = wordTexts({}, () => undefined);
    expect(texts.get()).toBe(texts.get());
  });
});
