import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { Inspector } from './inspector.ts';

/** Of Debian's webkit2gtk-driver. */
export const MINI_BROWSER =
  process.env['STAYCHART_WEBKIT'] ?? `/usr/lib/${triplet()}/webkit2gtk-4.1/MiniBrowser`;

export interface MiniBrowser {
  inspector: Inspector;
  /** The X screen that its page fills, so that their points are the same. */
  display: string;
  close: () => Promise<void>;
}

/** Starts a MiniBrowser without a past, on a screen of its own that its page fills. */
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
    // There is no graphics card: what would be drawn by one is drawn faster without its imitation.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  // Without a window manager nothing goes full screen.
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

/** How Debian calls the machine's kind in its paths. */
function triplet(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
