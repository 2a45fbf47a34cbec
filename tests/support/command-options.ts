import { parseArgs } from 'node:util';

/**
 * Reads the arguments after `npm run …` with `read`. An error is printed in one line and ends the command
 * with exit code 2.
 */
export function commandOptions<Options>(read: (args: string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** For a command without options. Throws where an option is given. */
export function readNothing(args: string[]): void {
  parseArgs({ args, options: {} });
}

/** Reads a whole number of at least 1. Throws a message that names the option (`name`) otherwise. */
export function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw new Error(`${name} is a number from 1, not ${text}`);
  return Number(text);
}
