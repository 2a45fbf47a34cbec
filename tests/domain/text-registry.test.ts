import { describe, expect, it } from 'vitest';
import { addOnKinds } from '../../src/texts/add-on-kinds.ts';
import { registerTexts, resolveTexts, type Voice } from '../../src/texts/registry.ts';
import { withHostWording } from '../../src/words/host-wording.ts';
import { start } from '../../src/texts/start.ts';
import { teeTimes } from '../../src/texts/tee-times.ts';

describe('texts that load with their screens', () => {
  registerTexts({ start });

  it("D-42 take the host's wording when they load, and report a wrong name once", () => {
    const warnings: string[] = [];
    const texts = resolveTexts();
    const wording = {
      'start.title': 'Welcome',
      'addOnKinds.mud.done': 'Finished',
      'addOnKinds.mud.none': 'x',
      'start.none': 'x',
      'none.title': 'x',
    };
    texts.speak(withHostWording(null, wording, (warning) => warnings.push(warning)));
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

  it('stay the same object, so loading others redraws nothing', () => {
    const texts = resolveTexts();
    texts.speak(withHostWording(null, { 'start.title': 'Welcome' }, () => undefined));
    const first = texts.get();
    const before = { ...first };
    registerTexts({ teeTimes });
    expect(texts.get()).toBe(first);
    expect(first).toEqual({ ...before, teeTimes });
    expect(first.start).toBe(before.start);
  });

  it("change language, in the host's wording", () => {
    const texts = resolveTexts();
    const wording = { 'start.restore': 'Back to your stay' };
    const english = texts.get();
    const told: string[] = [];
    texts.subscribe(() => told.push(texts.get().start.title));
    const german: Voice = {
      ...{ lang: 'de', direction: 'ltr' },
      say: (all) => ({ ...all, start: { ...start, title: 'Zimmer buchen' } }),
    };
    texts.speak(withHostWording(german, wording, () => undefined));
    expect(told).toEqual(['Zimmer buchen']);
    expect(texts.get()).not.toBe(english);
    expect(texts.get().start).toEqual({ ...start, title: 'Zimmer buchen', restore: 'Back to your stay' });
    expect(texts.spoken().lang).toBe('de');
    texts.speak(null);
    expect(texts.get().start).toEqual(start);
    expect(texts.spoken()).toEqual({ lang: 'en-GB', direction: 'ltr' });
  });
});
