import { spawn } from 'node:child_process';
import { commandOptions, readNothing } from './command-options.ts';

// `npm run check` runs types, lint and unit tests side by side, and prints each when it ends.
commandOptions(readNothing);
const STAGES = ['types', 'lint', 'unit'];

interface Ended {
  stage: string;
  succeeded: boolean;
}

function run(stage: string): Promise<Ended> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn('npm', ['run', '--silent', stage], { env: { ...process.env, FORCE_COLOR: '1' } });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`\n=== ${stage}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
      if (code !== 0) console.log(Buffer.concat(said).toString());
      resolve({ stage, succeeded: code === 0 });
    });
  });
}

const ended = await Promise.all(STAGES.map(run));
process.exitCode = ended.every(({ succeeded }) => succeeded) ? 0 : 1;
