import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { keysym } from './keysyms.ts';

/**
 * The longest wait for an event to reach the page, in milliseconds. An event that opens one of the browser's
 * own lists never reaches it.
 *
 * In a page that is busy for longer, the driver moves on before the press arrives.
 */
const FELT_WITHIN = 5_000;

const BUTTONS = { left: 1, middle: 2, right: 3 } as const;

/** The events that end a movement. Once the page has received one, it has received the beginning, too. */
export const FELT = ['mouseup', 'keyup'] as const;

type Felt = (typeof FELT)[number];

/**
 * A person's hands on the mouse and keyboard of an X screen, one action at a time. The driver's own input in
 * a stock WebKit consists of scripted events, which move no focus and type nothing.
 */
export class Hands {
  readonly #xdotool: ChildProcessByStdio<Writable, null, null>;
  #last: Promise<void> = Promise.resolve();
  #waits: { what: Felt; felt: () => void } | undefined;

  constructor(display: string) {
    this.#xdotool = spawn('xdotool', ['-'], {
      env: { ...process.env, DISPLAY: display },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  }

  /** Reports an event that the page has received. */
  felt(what: string): void {
    if (this.#waits?.what === what) this.#waits.felt();
  }

  move(x: number, y: number): Promise<void> {
    const to = `${Math.floor(x)} ${Math.floor(y)}`;
    return this.#queue(() => {
      this.#begin(`mousemove ${to}`);
    });
  }

  press(button: keyof typeof BUTTONS): Promise<void> {
    return this.#queue(() => {
      this.#begin(`mousedown ${BUTTONS[button]}`);
    });
  }

  release(button: keyof typeof BUTTONS): Promise<void> {
    return this.#queue(() => this.#end(`mouseup ${BUTTONS[button]}`, 'mouseup'));
  }

  keyDown(key: string): Promise<void> {
    return this.#queue(() => {
      this.#begin(`keydown ${keysym(key)}`);
    });
  }

  keyUp(key: string): Promise<void> {
    return this.#queue(() => this.#end(`keyup ${keysym(key)}`, 'keyup'));
  }

  async close(): Promise<void> {
    const exit = once(this.#xdotool, 'exit');
    this.#xdotool.kill('SIGKILL');
    await exit;
  }

  #queue(task: () => Promise<void> | void): Promise<void> {
    this.#last = this.#last.then(task);
    return this.#last;
  }

  #begin(line: string): void {
    this.#xdotool.stdin.write(`${line}\n`);
  }

  #end(line: string, what: Felt): Promise<void> {
    return new Promise((resolve) => {
      const felt = () => {
        clearTimeout(timer);
        this.#waits = undefined;
        resolve();
      };
      const timer = setTimeout(felt, FELT_WITHIN);
      this.#waits = { what, felt };
      this.#begin(line);
    });
  }
}
