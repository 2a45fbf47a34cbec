import { spawnSync } from 'node:child_process';

/** Resizes an X screen, in pixels, up to its first size. */
export function resizeScreen(display: string, { width, height }: { width: number; height: number }): void {
  const mode = `${width}x${height}`;
  // A screen refuses a mode that it has already, which does no harm.
  xrandr(display, ['--newmode', mode, ...[0, width, 0, 0, width, height, 0, 0, height].map(String)]);
  xrandr(display, ['--addmode', 'screen', mode]);
  const { status, stderr } = xrandr(display, ['--output', 'screen', '--mode', mode]);
  if (status !== 0) throw new Error(`the screen cannot be resized to ${mode}: ${stderr}`);
}

function xrandr(display: string, args: string[]) {
  return spawnSync('xrandr', args, { env: { ...process.env, DISPLAY: display }, encoding: 'utf8' });
}
