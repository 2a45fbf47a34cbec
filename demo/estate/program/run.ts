import { readEstateOptions } from './options.ts';
import { startEstate, type RunningEstate } from './start-estate.ts';

// `npm run estate`, `npx staychart-estate`: the simulated estate as a program.
const options = orFail(() => readEstateOptions(process.argv.slice(2)));
if (typeof options === 'string') {
  console.log(options);
} else {
  const running = await startEstate(options).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(isTaken ? `Port ${options.port} is taken. Choose another with --port.` : wordsOf(error));
  });
  introduce(running, options.site, options.stateFile);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close();
    });
  }
}

function introduce({ url, estate }: RunningEstate, site: string, stateFile: string | null): void {
  const members = estate.state.world.members.map(
    ({ profile, password }) => `    ${profile.EmailAddress.padEnd(30)} ${password}`,
  );
  const lines = [
    '',
    `  The estate          ${url}/            host="${url}"`,
    `  The site's calls    ${url}/cms/        cms="${url}/cms"`,
    `  Identity provider   ${url}/idp         authority="${url}/idp" client-id="staychart-demo"`,
    `  What it was sent    ${url}/__estate/ledger`,
    `  What can be set     ${url}/__estate/`,
    `  Whose pages may call it   ${site}   (--site for another)`,
    `  Today at the hotel  ${estate.state.world.today}`,
    ...(stateFile === null ? [] : [`  Kept in             ${stateFile}`]),
    '',
    '  Members',
    ...members,
    '',
  ];
  console.log(lines.join('\n'));
}

function orFail<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return fail(wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
