import { expect, it } from 'vitest';
import * as rules from './rules.ts';

type Name = keyof typeof rules;

/** The rule of a name. What ships may need two packages in these examples. */
function ruleOf(name: Name): rules.Rule {
  return name === 'shipping' ? rules.shipping(['react', '@xstate/react']) : rules[name];
}

/** Code that a rule must report, and what it imports, uses or has too much of where that is more than its one import. */
const BAD: [rule: Name, path: string, code: string, found?: string[]][] = [
  ['arrows', 'src/domain/a.ts', `import { call } from '../api/call.ts';`],
  ['arrows', 'src/api/b.ts', `export { x } from '../../machines/x.ts';`],
  ['arrows', 'machines/c.ts', `import type { View } from '../widget/View.tsx';`],
  ['arrows', 'widget/d.tsx', `const demo = import('../demo/estate/world.ts');`],
  ['arrows', 'demo/e.ts', `let x: import('../tests/x.ts').X;`],
  ['widgetArrows', 'widget/ui/A.tsx', `import type { Vault } from '../wiring/vault.ts';`],
  ['widgetArrows', 'widget/modals/b.ts', `import { c } from '../steps/c.ts';`],
  ['widgetArrows', 'widget/wiring/d.ts', `const e = import('../element/e.ts');`],
  ['widgetArrows', 'widget/element/f.ts', `import '../loader/loader.ts';`],
  ['widgetArrows', 'widget/new/g.ts', `import '../ui/A.tsx';`],
  ['pathLibrary', 'tests/tools/paths/a.ts', `import { x } from '../../../machines/x.ts';`],
  ['pathLibrary', 'tests/tools/paths/b.ts', `import { readFileSync } from 'node:fs';`],
  ['pathLibrary', 'tests/tools/paths/b.ts', `import { expect } from 'vitest';`],
  ['pathLibrary', 'tests/tools/paths/report/c.ts', `import Elk from 'elkjs/lib/elk.bundled.js';`],
  [
    'pathLibrary',
    'tests/tools/paths/command/d.ts',
    `import { orderMachine } from '../samples/order-machine.ts';`,
  ],
  ['packages', 'src/a.ts', `import { useState } from 'react';`],
  ['packages', 'src/b.ts', `import { setup } from 'xstate';`],
  ['packages', 'src/b.ts', `import { useSelector } from '@xstate/react';`],
  ['packages', 'machines/d.ts', `import dayjs from 'dayjs';`],
  ['machinesFromApi', 'machines/a.ts', `import { createClient } from '../src/api/client.ts';`],
  ['machinesFromApi', 'machines/b.ts', `import { type A, open } from '../src/auth/login.ts';`],
  [
    'viewsFromMachines',
    'widget/steps/rooms/A.tsx',
    `import { m } from '../../../machines/rooms.machine.ts';`,
  ],
  ['wiringOnly', 'widget/ui/a.tsx', `import { saveDraft } from '../../src/draft/draft.ts';`],
  ['referenceOnly', 'widget/wiring/a.ts', `import { m } from '../../src/api/reference/meanings.ts';`],
  ['shipping', 'src/a.ts', `import fc from 'fast-check';`],
  ['shipping', 'widget/b.ts', `import '../tests/support/x.ts';`],
  ['shipping', 'widget/c.ts', `import '../tests/tools/paths/transition-id.ts';`],
  ['shipping', 'widget/d.ts', `import '../src/conformance/words.ts';`],
  ['barrels', 'src/index.ts', `export const a = 1;`, ['']],
  ['barrels', 'src/all.ts', `export { a } from './a.ts'; export type { B } from './b.ts';`, ['']],
  ['barrels', 'src/star.ts', `export * from './a.ts'; export const b = 1;`, ['']],
  ['explicitPaths', 'src/a.ts', `import { b } from './b';`],
  ['explicitPaths', 'src/a.ts', `import { c } from './c.ts';`],
  ['shortFiles', 'widget/b.css', `x\n`.repeat(301), ['has 301 lines']],
  [
    'keepsNothing',
    'widget/a.ts',
    `const known = new Map<string, number>();`,
    ['keeps const known = new Map<string, number>();'],
  ],
];

it.each(BAD)('%s reports %s: %s', (name, path, code, found) => {
  const imported = () => [`imports ${/'(\S+)'/.exec(code)?.[1]}`];
  expect(ruleOf(name)({ [path]: code })).toEqual((found ?? imported()).map((one) => `${path} ${one}`.trim()));
});

it.each<[rule: Name, path: string, code: string]>([
  ['arrows', 'src/api/a.ts', `import { pence } from '../domain/money.ts';`],
  [
    'arrows',
    'widget/b.tsx',
    `import { m } from '../machines/m.ts'; import { p } from '../src/domain/money.ts';`,
  ],
  ['arrows', 'demo/c.ts', `import { p } from '../src/domain/money.ts';`],
  ['arrows', 'tests/d.ts', `import { w } from '../demo/world.ts';`],
  ['arrows', 'widget/inspector/e.ts', `import { t } from '../../tests/tools/paths/transition-id.ts';`],
  [
    'widgetArrows',
    'widget/steps/A.tsx',
    `import { B } from '../ui/B.tsx'; import './c.ts'; import '../../src/d.ts';`,
  ],
  ['widgetArrows', 'widget/wiring/e.ts', `const A = import('../steps/A.tsx');`],
  [
    'widgetArrows',
    'widget/build/build.ts',
    `import { build } from './chunks.ts'; import '../element/names.ts';`,
  ],
  ['widgetArrows', 'widget/loader/loader.ts', `import '../../src/a.ts';`],
  [
    'pathLibrary',
    'tests/tools/paths/a.ts',
    `import { createActor } from 'xstate'; import { b } from './b.ts';`,
  ],
  ['pathLibrary', 'tests/tools/paths/a.test.ts', `import { expect } from 'vitest';`],
  [
    'pathLibrary',
    'tests/tools/paths/report/c.ts',
    `import { join } from 'node:path'; import type { Elk } from 'elkjs';`,
  ],
  [
    'pathLibrary',
    'tests/tools/paths/samples/d.ts',
    `import { port } from '../../../../machines/shared/port.ts';`,
  ],
  ['packages', 'src/a.ts', `import dayjs from 'dayjs';`],
  ['packages', 'machines/c.ts', `import { setup } from 'xstate'; import * as v from 'valibot';`],
  ['packages', 'widget/d.ts', `import { useState } from 'react';`],
  ['machinesFromApi', 'machines/a.ts', `import type { Client } from '../src/api/client.ts';`],
  ['machinesFromApi', 'machines/b.ts', `import { CallError } from '../src/api/failure.ts';`],
  ['machinesFromApi', 'machines/c.ts', `import { search } from '../src/api/schemas/search.ts';`],
  ['machinesFromApi', 'machines/d.ts', `import { type Login } from '../src/auth/login.ts';`],
  ['viewsFromMachines', 'widget/steps/a/A.tsx', `import type { m } from '../../../machines/a.machine.ts';`],
  ['viewsFromMachines', 'widget/steps/a/A.tsx', `import { s } from '../../../machines/a.selectors.ts';`],
  ['viewsFromMachines', 'widget/steps/a/A.tsx', `import { e } from '../../../machines/shared/form.ts';`],
  ['viewsFromMachines', 'widget/wiring/b.ts', `import { m } from '../../machines/a.machine.ts';`],
  ['wiringOnly', 'widget/wiring/a.ts', `import { saveDraft } from '../../src/draft/draft.ts';`],
  ['wiringOnly', 'widget/ui/b.tsx', `import type { Failure } from '../../src/api/failure.ts';`],
  ['wiringOnly', 'widget/build/openapi.ts', `import { endpoints } from '../src/api/endpoints.ts';`],
  ['referenceOnly', 'widget/build/openapi.ts', `import { m } from '../src/api/reference/meanings.ts';`],
  ['referenceOnly', 'src/api/reference/meanings.ts', `import { ofSpa } from './of-spa.ts';`],
  ['shipping', 'widget/build/build.ts', `import { build } from 'vite';`],
  [
    'shipping',
    'widget/a.tsx',
    `import { s } from '@xstate/react'; import { createRoot } from 'react/client';`,
  ],
  ['shipping', 'demo/b.ts', `import { http } from 'msw';`],
  ['shipping', 'src/conformance/run.ts', `import { writeFileSync } from 'node:fs';`],
  ['barrels', 'src/a.ts', `export { a } from './b.ts'; export const c = 1;`],
  ['shortFiles', 'src/a.ts', `x;\n`.repeat(300)],
  ['keepsNothing', 'widget/a.ts', `const known = new WeakMap<object, number>();`],
])('%s accepts %s: %s', (name, path, code) => {
  expect(ruleOf(name)({ [path]: code })).toEqual([]);
});

it('explicitPaths accepts a style sheet with a query, and a package', () => {
  const sources = { 'widget/a.tsx': `import css from './a.css?inline'; import 'react';`, 'widget/a.css': `` };
  expect(rules.explicitPaths(sources)).toEqual([]);
});

it('D-489 wireNames reports the estate’s names outside src/api, except days of the week', () => {
  const sources = {
    'src/api/a.ts': `wireObject({ PMSCode: id, IsFree: flag, Beds: list(bed), Monday: flag, code: id });`,
    'src/domain/b.ts': `interface Room { PMSCode: string }`,
    'machines/c.ts': `const isFree = (room) => room.IsFree; const of = ({ Beds }) => Beds.length + room.code;`,
    'widget/d.tsx': `const room = { Beds: [], Screen: RoomsScreen, title: 'IsFree' }; days.Monday;`,
    'demo/e.ts': `const room = { IsFree: true };`,
  };
  expect(rules.wireNames(sources)).toEqual([
    'src/domain/b.ts has PMSCode',
    'machines/c.ts has IsFree',
    'machines/c.ts has Beds',
    'widget/d.tsx has Beds',
  ]);
});

it('cycles reports each circle once, types included', () => {
  const sources = {
    'src/a.ts': `import { b } from './b.ts'; import './h.ts';`,
    'src/b.ts': `import { c } from './c.ts';`,
    'src/c.ts': `export { a } from './a.ts';`,
    'src/d.ts': `import type { E } from './e.ts';`,
    'src/e.ts': `import { type D } from './d.ts';`,
    'src/f.ts': `let g: import('./g.ts').G;`,
    'src/g.ts': `const f = import('./f.ts'); import './h.ts';`,
    'src/h.ts': `import 'react';`,
  };
  expect(rules.cycles(sources)).toEqual([
    'src/a.ts > src/b.ts > src/c.ts > src/a.ts',
    'src/d.ts > src/e.ts > src/d.ts',
    'src/f.ts > src/g.ts > src/f.ts',
  ]);
});
