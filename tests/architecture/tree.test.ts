import { describe, expect, it } from 'vitest';
import { WIDGET_PACKAGES } from '../../widget/build/packages.ts';
import { importsOf } from './imports.ts';
import * as rules from './rules.ts';
import { readSources } from './sources.ts';

const sources = readSources();

/** The first rule parses every file, which takes long on a busy computer. */
const TIMEOUT = 30_000;

describe('the whole tree', { timeout: TIMEOUT }, () => {
  it('is read', () => {
    expect(Object.keys(sources)).toContain('src/domain/money/money.ts');
    expect(Object.keys(sources)).toContain('machines/shared/ports.ts');
  });

  it.each([
    ['imports point one way', rules.arrows],
    ['inside the widget no arrow points upward', rules.widgetArrows],
    ['src and machines know no view', rules.packages],
    ['machines take types, schemas and failures from src/api', rules.machinesFromApi],
    ['views take selectors and types from machines', rules.viewsFromMachines],
    ['server, identity provider and storage are met in the wiring', rules.wiringOnly],
    ['D-489 the estate’s names end in src/api', rules.wireNames],
    ['what ships needs no tool and no demo', rules.shipping(WIDGET_PACKAGES)],
    ['the reference of the calls does not ship', rules.referenceOnly],
    ['the path library needs itself and xstate only', rules.pathLibrary],
    ['no barrel files', rules.barrels],
    ['no import cycles', rules.cycles],
    ['relative imports name an existing file', rules.explicitPaths],
    ['modules keep nothing but what belongs to the page', rules.keepsNothing],
    ['files have 300 lines at most', rules.shortFiles],
  ])('%s', (_name, rule) => {
    expect(rule(sources)).toEqual([]);
  });

  it('has a use for each package that the widget may import', () => {
    const imported = Object.entries(sources)
      .filter(([path]) => /^(?:src|machines|widget)\/.*\.tsx?$/.test(path))
      .flatMap(([path, text]) => importsOf(path, text).filter(({ typeOnly }) => !typeOnly))
      .map(({ packageName }) => packageName);
    expect(WIDGET_PACKAGES.filter((name) => !imported.includes(name))).toEqual([]);
  });
});
