/** Sends these events to an actor, one after another. */
export function sendAll<Event>(actor: { send: (event: Event) => void }, ...events: NoInfer<Event>[]): void {
  for (const event of events) actor.send(event);
}
