import { parseArgs } from 'node:util';

/** What stands after `npm run …`, as `read` takes it. What is wrong with it is said in one line, and ends the command with exit code 2. */
export function commandOptions<Options>(read: (args: string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** For a command that has no options. Throws where there is one. */
export function readNothing(args: string[]): void {
  parseArgs({ args, options: {} });
}

/** A whole number from `least`. Throws in words where the text is none; `name` is what it stands for. */
export function wholeNumber(name: string, text: string, least = 1): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least)
    throw new Error(`${name} is a number from ${least}, not ${text}`);
  return Number(text);
}
