import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Choice } from './choices.ts';

/** What somebody does, by how the event says that it was done; what it is done to stands for the braces. */
const VERBS: Readonly<Record<string, string>> = {
  abandoned: 'Give up the {}',
  added: 'Add the {}',
  asked: 'Ask for the {}',
  changed: 'Change the {}',
  chosen: 'Choose the {}',
  closed: 'Close the {}',
  confirmed: 'Confirm the {}',
  dismissed: 'Say no to the {}',
  dropped: 'Leave out the {}',
  edited: 'Edit the {}',
  left: 'Leave the {}',
  leftAtHome: 'Leave the {} at home',
  next: 'Go to the next {}',
  opened: 'Open the {}',
  picked: 'Pick the {}',
  placed: 'Place the {}',
  pressed: 'Press {}',
  previous: 'Go to the previous {}',
  redeemed: 'Redeem the {}',
  removed: 'Remove the {}',
  repeated: 'Repeat the {}',
  requested: 'Ask for the {}',
  reset: 'Reset the {}',
  restarted: 'Begin the {} again',
  retried: 'Try the {} again',
  searched: 'Search for the {}',
  selected: 'Select the {}',
  started: 'Start the {}',
  submitted: 'Submit the {}',
  ticked: 'Tick the {}',
  toggled: 'Open or close the {}',
  typed: 'Type the {}',
  wanted: 'Ask for the {}',
};

const names = new WeakMap<object, string>();

/** Gives a sample a name, so that a script says 'sold out' instead of what is in it. */
export function named<Sample extends object>(name: string, sample: Sample): Sample {
  names.set(sample, name);
  return sample;
}

/** A step as an instruction to a person: 'Choose the date: 2027-05-02', 'The answer to load calendar is sold out'. */
export function inWords({ kind, event, actor, variant }: Choice, machine: string, elapsed = 0): string {
  const { type, output, error, input, ...payload } = event as { type: string } & Record<string, unknown>;
  if (kind === 'start') return `Open the ${words(machine)}${withStart(input, variant)}`;
  if (kind === 'timer') return `Wait ${elapsed % 1000 === 0 ? `${elapsed / 1000} s` : `${elapsed} ms`}`;
  const who = words(actor?.src ?? '');
  if (kind === 'done') {
    return output === undefined
      ? `${sentence(who)} ends well`
      : `${sentence(who)} answers: ${valueInWords(output)}`;
  }
  if (kind === 'error') return `${sentence(who)} fails: ${valueInWords(error)}`;
  const what = names.get(event) ?? `${eventInWords(type)}${withValue(payload)}`;
  return kind === 'sends' ? `${sentence(who)} tells: ${what}` : what;
}

/** The states that a machine is in, the innermost only: 'choosing › browsing'. With `before`, only those that are new. */
export function stateInWords(
  { value }: Pick<AnyMachineSnapshot, 'value'>,
  before: Pick<AnyMachineSnapshot, 'value'> | null = null,
): string {
  const known = before ? leavesOf(before.value as StateValue) : [];
  const now = leavesOf(value as StateValue);
  const changed = now.filter((state) => !known.includes(state));
  return (changed.length > 0 ? changed : now).join(' + ') || 'open';
}

function leavesOf(value: StateValue, above: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...above, value].map(words).join(' › ')];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? []
      : Object.keys(inner).length === 0
        ? [[...above, key].map(words).join(' › ')]
        : leavesOf(inner, [...above, key]),
  );
}

function eventInWords(type: string): string {
  const [noun = '', done] = type.split('.');
  const verb = VERBS[done ?? ''];
  if (!verb) return sentence(words(type));
  return verb.replace('{}', done === 'pressed' ? sentence(words(noun)) : words(noun));
}

function withValue(value: unknown): string {
  if (value === undefined || (isPlain(value) && Object.keys(value).length === 0)) return '';
  const only = isPlain(value) && !names.has(value) ? Object.values(value) : [];
  return `: ${valueInWords(only.length === 1 ? only[0] : value)}`;
}

/** An input is mostly too much to tell: by its name, or which of the samples it is. */
function withStart(input: unknown, variant: number): string {
  if (input === undefined) return '';
  const name = typeof input === 'object' && input !== null ? names.get(input) : undefined;
  return name === undefined ? `, start ${variant + 1}` : `: ${name}`;
}

/** A sample by its name, or what is on its surface. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return words(value);
  if (typeof value !== 'object') return typeof value;
  const name = names.get(value);
  if (name !== undefined) return name;
  if (value instanceof Error) return failureInWords(value);
  if (Array.isArray(value)) return listInWords(value);
  const { type, ...rest } = value as Record<string, unknown>;
  const fields = Object.entries(rest)
    .slice(0, 4)
    .map(([key, inner]) => `${words(key)} ${onSurface(inner)}`);
  const more = Object.keys(rest).length > 4 ? ['…'] : [];
  const list = [...fields, ...more].join(', ');
  if (typeof type !== 'string') return list || 'an empty answer';
  return list === '' ? words(type) : `${words(type)} (${list})`;
}

function failureInWords(error: Error): string {
  const failure: unknown = 'failure' in error ? error.failure : null;
  if (!isPlain(failure)) return error.message;
  const { kind, status } = failure;
  return [words(String(kind)), ...(typeof status === 'number' ? [status] : [])].join(' ');
}

function listInWords(list: readonly unknown[]): string {
  if (list.length === 0) return 'an empty list';
  if (list.every((item) => typeof item !== 'object')) return list.map(valueInWords).join(', ');
  return list.length === 1 ? `a list of one: ${onSurface(list[0])}` : `a list of ${list.length}`;
}

/** Something inside a sample, in a word or two. */
function onSurface(value: unknown): string {
  if (Array.isArray(value)) return value.length > 3 ? `a list of ${value.length}` : listInWords(value);
  if (!isPlain(value) || names.has(value)) return valueInWords(value);
  const first = Object.values(value).find((inner) => typeof inner === 'string' && inner !== '');
  return typeof first === 'string' ? first : '…';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error);
}

/** 'leadBooker' and 'lead.booker' as 'lead booker'; what is no name of ours stays. */
function words(name: string): string {
  if (!/^[a-z][\w.]*$/.test(name)) return name;
  return name
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .replace(/\.(?=[a-z])/g, ' ')
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
