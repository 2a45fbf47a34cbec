/** Something that goes on by itself, and gives after each bit the seconds until the next. */
export type Course = AsyncGenerator<number, void>;

interface Due {
  /** Seconds from the beginning. */
  at: number;
  course: Course;
}

/** Plays the courses beside each other in the order of their times, and waits for none of them: `moveTo` turns the clock on. */
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
