const names = new WeakMap<object, string>();

/**
 * Names a sample, so that a script says 'sold out' instead of its content. An event's name is a whole
 * instruction; an input's or an answer's is a few words.
 */
export function named<Sample extends object>(name: string, sample: Sample): Sample {
  names.set(sample, name);
  return sample;
}

export function nameOf(sample: object): string | undefined {
  return names.get(sample);
}

/** Gives a copy the name of its original. */
export function namedAs<Sample extends object>(original: object, copy: Sample): Sample {
  const name = names.get(original);
  return name === undefined ? copy : named(name, copy);
}
