import { spawnSync } from 'node:child_process';

/** Turns an X screen into one of another size, in pixels, up to the one that it began with. */
export function resizeScreen(display: string, { width, height }: { width: number; height: number }): void {
  const mode = `${width}x${height}`;
  // The screen has its modes once: one that it has already is refused, which does no harm.
  xrandr(display, ['--newmode', mode, ...[0, width, 0, 0, width, height, 0, 0, height].map(String)]);
  xrandr(display, ['--addmode', 'screen', mode]);
  const { status, stderr } = xrandr(display, ['--output', 'screen', '--mode', mode]);
  if (status !== 0) throw new Error(`the screen does not become ${mode}: ${stderr}`);
}

function xrandr(display: string, args: string[]) {
  return spawnSync('xrandr', args, { env: { ...process.env, DISPLAY: display }, encoding: 'utf8' });
}
