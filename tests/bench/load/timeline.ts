/** A process that yields, after each part, the seconds until the next one. */
export type Course = AsyncGenerator<number, void>;

interface Due {
  /** Seconds from the start. */
  at: number;
  course: Course;
}

/**
 * Plays the courses concurrently, in the order of their times, without waiting for them. `moveTo` moves the
 * clock.
 */
export async function playInOrder(
  courses: readonly Due[],
  until: number,
  moveTo: (at: number) => Promise<void>,
): Promise<void> {
  const due = courses.toSorted(byTime);
  for (let next = due.shift(); next && next.at < until; next = due.shift()) {
    await moveTo(next.at);
    const { value, done } = await next.course.next();
    if (done) continue;
    const again = { at: next.at + value, course: next.course };
    const place = due.findIndex(({ at }) => at > again.at);
    due.splice(place < 0 ? due.length : place, 0, again);
  }
}

function byTime(one: Due, other: Due): number {
  return one.at - other.at;
}
