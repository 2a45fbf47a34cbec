const names = new WeakMap<object, string>();

/** Gives a sample a name, so that a script says 'sold out' instead of what is in it: a whole instruction for an event, a few words for an input or an answer. */
export function named<Sample extends object>(name: string, sample: Sample): Sample {
  names.set(sample, name);
  return sample;
}

export function nameOf(sample: object): string | undefined {
  return names.get(sample);
}

/** A copy is called as what it was made from. */
export function namedAs<Sample extends object>(original: object, copy: Sample): Sample {
  const name = names.get(original);
  return name === undefined ? copy : named(name, copy);
}
