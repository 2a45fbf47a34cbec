import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export interface Database {
  /** The Unix socket. Nothing listens on a port. */
  socket: string;
  close: () => Promise<void>;
}

/**
 * Starts a MariaDB with an empty database `wordpress` in a folder; root has no password. Throws the output of
 * a failed program.
 */
export function startDatabase(folder: string): Database {
  const data = join(folder, 'data');
  const socket = join(folder, 'sql');
  mkdirSync(data);
  const own = [`--datadir=${data}`, `--user=${userInfo().username}`];
  runProgram('mariadb-install-db', [
    '--no-defaults',
    ...own,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      ...own,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--skip-networking',
      '--skip-log-bin',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  // Waits until the server answers, for at most 60 seconds.
  runProgram('mariadb-admin', [
    '--no-defaults',
    '--user=root',
    `--socket=${socket}`,
    '--wait=60',
    'create',
    'wordpress',
  ]);
  return {
    socket,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Runs a program and returns its output. Throws the output where it fails. */
export function runProgram(command: string, args: string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', cwd });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}
