import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Turns of the event loop without a change: an answer that is already given needs a few. */
const REST = 30;
/** So often no machine changes on its way to where a test wants it. */
const CIRCLES = 1000;

/**
 * The first snapshot of which a condition holds, where the answers that the machine waits for are given at once. Throws as soon
 * as the machine rests without it, or goes round in circles, and says where: a test that waited by the clock would only say that
 * it took too long.
 */
export async function reach<TActor extends AnyActorRef>(
  actor: TActor,
  holds: (snapshot: SnapshotFrom<TActor>) => boolean,
): Promise<SnapshotFrom<TActor>> {
  let latest = actor.getSnapshot() as SnapshotFrom<TActor>;
  let found = holds(latest) ? latest : null;
  let turns = 0;
  let changes = 0;
  const subscription = actor.subscribe({
    next: (snapshot: SnapshotFrom<TActor>) => {
      latest = snapshot;
      turns = 0;
      changes += 1;
      // Where every answer is there at once, the test has no turn as long as the machine runs. `stop` is for roots only.
      if (changes === CIRCLES) actor.send({ type: 'xstate.stop' });
      if (holds(snapshot)) found ??= snapshot;
    },
    error: () => undefined,
  });
  while (found === null && turns < REST && changes < CIRCLES) {
    turns += 1;
    await turn();
  }
  subscription.unsubscribe();
  const ends = changes < CIRCLES ? 'rests in' : 'goes round in circles through';
  if (found === null) throw new Error(`${actor.id} ${ends} ${described(latest)}`);
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
