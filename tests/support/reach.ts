import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Turns of the event loop without a change, after which the machine counts as at rest. An answer that is
 * given needs a few.
 */
const REST = 30;
/** More changes than any machine makes on the way to a state that a test waits for. */
const CIRCLES = 1000;

/**
 * The first snapshot for which `holds` is true, provided that every call is answered without a wait. Throws
 * at once where the machine comes to rest before that or changes endlessly, and names its state. A test that
 * waited by the clock could only report a timeout.
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
      // A machine whose answers are all there leaves the test no turn. `stop` works for roots only.
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
  const ends = changes < CIRCLES ? 'comes to rest in' : 'changes endlessly, last in';
  if (found === null) throw new Error(`${actor.id} ${ends} ${described(latest)}`);
  return found;
}

function described({ status, value }: { status: string; value?: unknown }): string {
  return status === 'active' ? JSON.stringify(value) : `'${status}'`;
}

/** One turn of the event loop. No fake clock holds it; it works in Node and in browsers. */
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
