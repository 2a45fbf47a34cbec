import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { Inspector } from './inspector.ts';

/** From Debian's webkit2gtk-driver. */
export const MINI_BROWSER =
  process.env['STAYCHART_WEBKIT'] ?? `/usr/lib/${triplet()}/webkit2gtk-4.1/MiniBrowser`;

export interface MiniBrowser {
  inspector: Inspector;
  /** The X screen that the page fills, so both have the same coordinates. */
  display: string;
  close: () => Promise<void>;
}

/** Starts a MiniBrowser without stored data, on its own screen, which its page fills. */
export async function startMiniBrowser({
  width,
  height,
}: {
  width: number;
  height: number;
}): Promise<MiniBrowser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
    NO_AT_BRIDGE: '1',
    // There is no graphics card, and drawing on the processor is faster than imitating one.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  // Full screen needs a window manager.
  const manager = spawn('openbox', { env, stdio: 'ignore' });
  const browser = spawn(MINI_BROWSER, ['--private', '--full-screen', 'about:blank'], {
    env,
    stdio: 'ignore',
  });
  const gone = once(browser, 'exit').then(() => Promise.reject(new Error('MiniBrowser has ended')));
  gone.catch(() => undefined);
  const inspector = await Inspector.connect(port, gone);
  return {
    inspector,
    display,
    close: async () => {
      inspector.close();
      for (const child of [browser, manager, screen]) await end(child);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian's name for the processor in its paths. */
function triplet(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
