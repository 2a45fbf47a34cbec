import type { Vault } from '../../ui/controls/vault.ts';

interface Runs {
  start: () => void;
  stop: () => void;
}

/** Draws a preview's chart until it is unmounted. */
export type MountPreview<Actor> = (wiring: { actor: Actor; vault: Vault }) => { unmount: () => void };

/** A drawn preview. `ready` settles once it has a screen. */
export interface PreviewContent {
  ready: Promise<void>;
  unmount: () => void;
}

/** Starts a preview's chart and draws it. */
export function showPreview<Actor extends Runs>(
  actor: Actor,
  vault: Vault,
  draw: MountPreview<Actor>,
  wait: (actor: Actor) => Promise<void>,
): PreviewContent {
  actor.start();
  const drawing = draw({ actor, vault });
  return {
    ready: wait(actor),
    unmount: () => {
      drawing.unmount();
      actor.stop();
    },
  };
}
