import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Question, Verdict } from './judge.ts';

/** A judge in its own process. One that takes too long is ended and replaced. */
export class Judge {
  #process: Promise<ChildProcess> | null = null;

  /**
   * The verdict, or 'too long' after this many milliseconds, since an endless mutant cannot report itself. One that fills
   * the memory ends its process.
   */
  async ask(question: Question, limit: number): Promise<Verdict | 'too long'> {
    this.#process ??= started();
    const judge = await this.#process;
    return new Promise((resolve) => {
      const end = (verdict: Verdict | 'too long') => {
        clearTimeout(timer);
        judge.removeAllListeners();
        resolve(verdict);
      };
      const timer = setTimeout(() => {
        this.stop(judge);
        end('too long');
      }, limit);
      judge.once('message', end);
      judge.once('exit', () => {
        this.#process = null;
        end('too long');
      });
      judge.send(question);
    });
  }

  stop(judge?: ChildProcess): void {
    if (judge) judge.kill('SIGKILL');
    else void this.#process?.then((running) => running.kill('SIGKILL'));
    this.#process = null;
  }
}

function started(): Promise<ChildProcess> {
  const judge = fork(join(import.meta.dirname, 'judge.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    judge.once('message', () => resolve(judge));
    judge.once('exit', () => reject(new Error('a judge could not be started')));
  });
}
