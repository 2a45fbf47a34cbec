/** Caches a function's answers, one for each argument. Only for functions that depend on nothing else. */
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
