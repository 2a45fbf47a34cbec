/** The same function, which works out the answer to each argument once; only for what depends on nothing else. */
export function oncePerKey<Key extends string | number, Answer>(
  answerTo: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = answerTo(key);
    answers.set(key, answer);
    return answer;
  };
}
