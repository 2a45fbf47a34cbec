import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Turns of the event loop without a change: an answer that is already given needs a few. */
const REST = 30;

/**
 * The first snapshot of which a condition holds, where the answers that the machine waits for are given at once. Throws as soon
 * as the machine rests without it, and says where: a test that waited by the clock would only say that it took too long.
 */
export async function reach<TActor extends AnyActorRef>(
  actor: TActor,
  holds: (snapshot: SnapshotFrom<TActor>) => boolean,
): Promise<SnapshotFrom<TActor>> {
  let latest: SnapshotFrom<TActor> = actor.getSnapshot();
  let found = holds(latest) ? latest : null;
  let turns = 0;
  const subscription = actor.subscribe({
    next: (snapshot: SnapshotFrom<TActor>) => {
      latest = snapshot;
      turns = 0;
      if (holds(snapshot)) found ??= snapshot;
    },
    error: () => undefined,
  });
  while (found === null && turns < REST) {
    turns += 1;
    await turn();
  }
  subscription.unsubscribe();
  if (found === null) throw new Error(`${actor.id} rests in ${described(latest)}`);
  return found;
}

function described({ status, value }: { status: string; value?: unknown }): string {
  return status === 'active' ? JSON.stringify(value) : `'${status}'`;
}

/** A turn of the event loop, which no test's clock holds; in Node and in a browser. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
