import { describe, expect, it } from 'vitest';
import {
  arrows,
  barrels,
  cycles,
  explicitPaths,
  machinesFromApi,
  packages,
  pathLibrary,
  referenceOnly,
  shipping,
  shortFiles,
  viewsFromMachines,
  widgetArrows,
  wireNames,
  wiringOnly,
  type Rule,
} from './rules.ts';
import type { Sources } from './sources.ts';

/** Every rule, with examples of everything that it must report and everything that it must accept. */
const examples: [name: string, rule: Rule, bad: Sources, found: string[], good: Sources][] = [
  [
    'imports point one way',
    arrows,
    {
      'src/domain/a.ts': `import { call } from '../api/call.ts';`,
      'src/api/b.ts': `export { x } from '../../machines/x.ts';`,
      'machines/c.ts': `import type { View } from '../widget/View.tsx';`,
      'widget/d.tsx': `const demo = import('../demo/estate/world.ts');`,
      'demo/e.ts': `let x: import('../tests/x.ts').X;`,
    },
    [
      'src/domain/a.ts imports ../api/call.ts',
      'src/api/b.ts imports ../../machines/x.ts',
      'machines/c.ts imports ../widget/View.tsx',
      'widget/d.tsx imports ../demo/estate/world.ts',
      'demo/e.ts imports ../tests/x.ts',
    ],
    {
      'src/api/a.ts': `import { pence } from '../domain/money.ts';`,
      'widget/b.tsx': `import { m } from '../machines/m.ts'; import { p } from '../src/domain/money.ts';`,
      'demo/c.ts': `import { p } from '../src/domain/money.ts';`,
      'tests/d.ts': `import { w } from '../demo/world.ts';`,
      'widget/inspector/e.ts': `import { transitionId } from '../../tests/paths/transition-id.ts';`,
    },
  ],
  [
    'inside the widget no arrow points upward',
    widgetArrows,
    {
      'widget/ui/A.tsx': `import type { Vault } from '../wiring/vault.ts';`,
      'widget/modals/b.ts': `import { c } from '../screens/c.ts';`,
      'widget/wiring/d.ts': `const e = import('../element/e.ts');`,
      'widget/element/f.ts': `import '../loader/loader.ts';`,
      'widget/new/g.ts': `import '../ui/A.tsx';`,
    },
    [
      'widget/ui/A.tsx imports ../wiring/vault.ts',
      'widget/modals/b.ts imports ../screens/c.ts',
      'widget/wiring/d.ts imports ../element/e.ts',
      'widget/element/f.ts imports ../loader/loader.ts',
      'widget/new/g.ts imports ../ui/A.tsx',
    ],
    {
      'widget/screens/A.tsx': `import { B } from '../ui/B.tsx'; import './c.ts'; import '../../machines/d.ts';`,
      'widget/wiring/e.ts': `const A = import('../screens/A.tsx');`,
      'widget/build.ts': `import { build } from './build-chunks.ts'; import { names } from './element/names.ts';`,
      'widget/loader/loader.ts': `import '../../src/a.ts';`,
    },
  ],
  [
    'the path library needs itself and xstate only',
    pathLibrary,
    {
      'tests/paths/a.ts': `import { x } from '../../machines/x.ts';`,
      'tests/paths/b.ts': `import { readFileSync } from 'node:fs'; import { expect } from 'vitest';`,
      'tests/paths/report/c.ts': `import Elk from 'elkjs/lib/elk.bundled.js';`,
      'tests/paths/command/d.ts': `import { orderMachine } from '../samples/order-machine.ts';`,
    },
    [
      'tests/paths/a.ts imports ../../machines/x.ts',
      'tests/paths/b.ts imports node:fs',
      'tests/paths/b.ts imports vitest',
      'tests/paths/report/c.ts imports elkjs/lib/elk.bundled.js',
      'tests/paths/command/d.ts imports ../samples/order-machine.ts',
    ],
    {
      'tests/paths/a.ts': `import { createActor } from 'xstate'; import { b } from './b.ts';`,
      'tests/paths/a.test.ts': `import { expect } from 'vitest';`,
      'tests/paths/report/c.ts': `import { join } from 'node:path'; import type { ElkNode } from 'elkjs';`,
      'tests/paths/samples/d.ts': `import { port } from '../../../machines/shared/port.ts';`,
    },
  ],
  [
    'src and machines know no view, page or effect',
    packages,
    {
      'src/a.ts': `import { useState } from 'react';`,
      'src/b.ts': `import { setup } from 'xstate'; import { useSelector } from '@xstate/react';`,
      'src/c.ts': `document.title = 'x';`,
      'machines/d.ts': `import dayjs from 'dayjs';`,
      'machines/e.ts': `const answer = fetch('/x'); const kept = sessionStorage.getItem('x');`,
    },
    [
      'src/a.ts imports react',
      'src/b.ts imports xstate',
      'src/b.ts imports @xstate/react',
      'machines/d.ts imports dayjs',
      'src/c.ts uses document',
      'machines/e.ts uses fetch',
      'machines/e.ts uses sessionStorage',
    ],
    {
      'src/a.ts': `import dayjs from 'dayjs'; export const f = (window: Window) => window.from;`,
      'src/b.ts': `interface Stay { window: string; document: string } export const g = (s: Stay) => s.window;`,
      'machines/c.ts': `import { setup } from 'xstate'; import * as v from 'valibot';`,
      'widget/d.ts': `document.title = 'x';`,
    },
  ],
  [
    'machines take types, schemas and failures from src/api',
    machinesFromApi,
    {
      'machines/a.ts': `import { createClient } from '../src/api/client.ts';`,
      'machines/b.ts': `import { type A, open } from '../src/auth/login.ts';`,
    },
    ['machines/a.ts imports ../src/api/client.ts', 'machines/b.ts imports ../src/auth/login.ts'],
    {
      'machines/a.ts': `import type { Client } from '../src/api/client.ts';`,
      'machines/b.ts': `import { CallError } from '../src/api/failure.ts';`,
      'machines/c.ts': `import { search } from '../src/api/schemas/search.ts';`,
      'machines/d.ts': `import { type Login } from '../src/auth/login.ts';`,
    },
  ],
  [
    'views take selectors and types from machines',
    viewsFromMachines,
    {
      'widget/screens/rooms/A.tsx': `import { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';`,
    },
    ['widget/screens/rooms/A.tsx imports ../../../machines/steps/rooms/rooms.machine.ts'],
    {
      'widget/screens/rooms/A.tsx': `import type { roomsMachine } from '../../../machines/steps/rooms/rooms.machine.ts';
        import { selectRooms } from '../../../machines/steps/rooms/rooms.selectors.ts';
        import { visibleError } from '../../../machines/shared/form.ts';`,
      'widget/wiring/b.ts': `import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';`,
    },
  ],
  [
    'server, identity provider and storage are met in the wiring',
    wiringOnly,
    { 'widget/ui/a.tsx': `import { saveDraft } from '../../src/draft/draft.ts';` },
    ['widget/ui/a.tsx imports ../../src/draft/draft.ts'],
    {
      'widget/wiring/a.ts': `import { saveDraft } from '../../src/draft/draft.ts';`,
      'widget/ui/b.tsx': `import type { Failure } from '../../src/api/failure.ts';`,
      'widget/build-openapi.ts': `import { endpoints } from '../src/api/endpoints.ts';`,
    },
  ],
  [
    'what is said about the calls does not ship',
    referenceOnly,
    { 'widget/wiring/a.ts': `import { meanings } from '../../src/api/reference/meanings.ts';` },
    ['widget/wiring/a.ts imports ../../src/api/reference/meanings.ts'],
    {
      'widget/build-openapi.ts': `import { meanings } from '../src/api/reference/meanings.ts';`,
      'src/api/reference/meanings.ts': `import { ofSpa } from './of-spa.ts';`,
    },
  ],
  [
    'D-489 the estate’s names end in src/api',
    wireNames,
    {
      'src/api/a.ts': `const room = wireObject({ PMSCode: id, IsFree: flag, Beds: list(bed) });`,
      'src/domain/b.ts': `interface Room { PMSCode: string }`,
      'machines/c.ts': `const isFree = (room) => room.IsFree; const of = ({ Beds }) => Beds.length;`,
      'widget/d.tsx': `const room = { Beds: [] };`,
    },
    [
      'src/domain/b.ts has PMSCode',
      'machines/c.ts has IsFree',
      'machines/c.ts has Beds',
      'widget/d.tsx has Beds',
    ],
    {
      'src/api/a.ts': `const days = v.object({ Monday: flag, DisplayName: text, code: id });`,
      'machines/b.ts': `const isOpen = (days) => days.Monday; const code = (room) => room.code;`,
      'widget/c.tsx': `const step = { Screen: RoomsScreen, title: 'DisplayName' };`,
      'demo/d.ts': `const room = { DisplayName: 'Lake' };`,
    },
  ],
  [
    'what ships needs no tool and no demo',
    shipping(['react', '@xstate/react']),
    {
      'src/a.ts': `import fc from 'fast-check';`,
      'widget/b.ts': `import '../tests/support/x.ts';`,
      'widget/c.ts': `import '../tests/paths/transition-id.ts';`,
      'widget/d.ts': `import '../src/conformance/words.ts';`,
    },
    [
      'src/a.ts imports fast-check',
      'widget/b.ts imports ../tests/support/x.ts',
      'widget/c.ts imports ../tests/paths/transition-id.ts',
      'widget/d.ts imports ../src/conformance/words.ts',
    ],
    {
      'widget/build.ts': `import { build } from 'vite';`,
      'widget/a.tsx': `import { useSelector } from '@xstate/react'; import { createRoot } from 'react/client';`,
      'demo/b.ts': `import { http } from 'msw';`,
      'src/conformance/run.ts': `import { writeFileSync } from 'node:fs';`,
    },
  ],
  [
    'no barrel files',
    barrels,
    {
      'src/index.ts': `export const a = 1;`,
      'src/all.ts': `export { a } from './a.ts'; export type { B } from './b.ts';`,
      'src/star.ts': `export * from './a.ts'; export const b = 1;`,
    },
    ['src/index.ts', 'src/all.ts', 'src/star.ts'],
    { 'src/a.ts': `export { a } from './b.ts'; export const c = 1;` },
  ],
  [
    'no import cycles',
    cycles,
    {
      'src/a.ts': `import { b } from './b.ts';`,
      'src/b.ts': `import { c } from './c.ts';`,
      'src/c.ts': `export { a } from './a.ts';`,
      'src/d.ts': `import type { E } from './e.ts';`,
      'src/e.ts': `import { type D } from './d.ts';`,
      'src/f.ts': `let g: import('./g.ts').G;`,
      'src/g.ts': `const f = import('./f.ts');`,
    },
    [
      'src/a.ts > src/b.ts > src/c.ts > src/a.ts',
      'src/d.ts > src/e.ts > src/d.ts',
      'src/f.ts > src/g.ts > src/f.ts',
    ],
    {
      'src/a.ts': `import './b.ts'; import type { C } from './c.ts';`,
      'src/b.ts': `import type { C } from './c.ts';`,
      'src/c.ts': `import 'react';`,
    },
  ],
  [
    'relative imports name an existing file',
    explicitPaths,
    {
      'src/a.ts': `import { b } from './b'; import { c } from './c.ts';`,
      'src/b.ts': ``,
    },
    ['src/a.ts imports ./b', 'src/a.ts imports ./c.ts'],
    { 'widget/a.tsx': `import css from './a.css?inline'; import 'react';`, 'widget/a.css': `` },
  ],
  [
    'files have 300 lines at most',
    shortFiles,
    { 'src/a.ts': `x;\n`.repeat(301), 'widget/b.css': `x\n`.repeat(302) },
    ['src/a.ts has 301 lines', 'widget/b.css has 302 lines'],
    { 'src/a.ts': `x;\n`.repeat(300) },
  ],
];

describe.each(examples)('%s', (_name, rule, bad, found, good) => {
  it('reports violations', () => {
    expect(rule(bad)).toEqual(found);
  });

  it('accepts correct code', () => {
    expect(rule(good)).toEqual([]);
  });
});
