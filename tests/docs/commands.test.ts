import { describe, expect, it } from 'vitest';
import { commandsOf, documents } from './documents.ts';
import { commandNames } from './manifest.ts';
import { BROWSER_CASES, CASES, IN_NO_LIST, TINY_CASES } from './run/cases.ts';
import { READERS } from './readers.ts';

const commands = documents().flatMap((file) => commandsOf(file));

describe('a command in the documents', () => {
  it('is found in tables, in text and in shell blocks', () => {
    const written = (text: string) => commandsOf('a.md', text).map((one) => [one.at, one.script, one.args]);
    expect(
      written(`
| \`npm run flakes -- <layer> <n>\` | repeats; \`--busy\` beside it |
\`npm run paths [machine …]\`, \`--goal states\\|pairs\`, \`--stay-accent\`
\`npm run a:b -- -g 'booking 3'\`, \`-- modals\`
\`npx staychart-paths [machine …]\`, \`--worlds <file or folder>\`

\`\`\`
npm ci && PORT=6173 npm start
\`\`\`
`),
    ).toEqual([
      ['a.md:2', 'flakes', ['unit', '3']],
      ['a.md:2', 'flakes', ['unit', '3', '--busy']],
      ['a.md:3', 'paths', ['rooms', 'calendar']],
      ['a.md:3', 'paths', ['--goal', 'states']],
      ['a.md:3', 'paths', ['--goal', 'pairs']],
      ['a.md:4', 'a:b', ['-g', 'booking 3']],
      ['a.md:4', 'a:b', ['modals']],
      ['a.md:5', 'staychart-paths', ['rooms', 'calendar']],
      ['a.md:5', 'staychart-paths', ['--worlds', 'tests/worlds']],
      ['a.md:7', null, []],
      ['a.md:7', 'start', []],
    ]);
  });

  it('an option without -- before it counts as swallowed by npm', () => {
    const [command] = commandsOf('a.md', '`npm run paths rooms --seed 7`');
    expect(command).toMatchObject({ script: 'paths', args: ['rooms', '7'], swallowed: ['--seed'] });
  });

  it.each(commands)('$at `$text` names a script and valid arguments', ({ script, args, swallowed }) => {
    expect(swallowed).toEqual([]);
    if (script === null) return;
    expect(commandNames(), 'in a package.json').toContain(script);
    const read = READERS[script];
    if (!read) throw new Error(`nothing runs or checks ${script}: put it into tests/docs/readers.ts`);
    expect(() => read(args)).not.toThrow();
  });

  it('is run by `npm run docs:check` or listed there with a reason', () => {
    const run = [...CASES, ...TINY_CASES, ...BROWSER_CASES].flatMap(({ command }) =>
      commandsOf('', `\`${command}\``),
    );
    const known = [...run.map(({ script }) => script), ...Object.keys(IN_NO_LIST)];
    expect(commands.filter(({ script }) => !known.includes(script))).toEqual([]);
  });

  it.each(Object.entries(READERS))('D-476 %s refuses an unknown option by name', (_script, read) => {
    expect(() => read(['--no-such-option'])).toThrow(/no-?such-?option/i);
  });
});
