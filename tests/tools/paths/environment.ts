import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

/** Samples, either fixed or depending on the state. An empty list means that it never happens. */
export type Samples<Value, Snapshot = AnyMachineSnapshot> =
  readonly Value[] | ((snapshot: Snapshot) => readonly Value[]);

/** What an outside actor can do to the machine. */
export interface Outcomes<Output = unknown, Snapshot = AnyMachineSnapshot, Sent = { type: string }> {
  /** Its outputs. */
  done?: Samples<Output, Snapshot>;
  /** Its errors; by default one plain Error. */
  error?: Samples<unknown, Snapshot>;
  /** Events that it sends to the machine while it is alive. */
  sends?: Samples<Sent, Snapshot>;
}

/**
 * The world around a machine, as samples: its inputs, the guest's events, and the outside actors' answers.
 */
export interface Environment {
  inputs?: readonly unknown[];
  events?: Readonly<Record<string, Samples<object>>>;
  actors?: Readonly<Record<string, Outcomes>>;
  /** Whether to try events that do nothing too, even without samples. */
  triesInert?: boolean;
  /** The part of the context that decides what can happen next; by default the whole. */
  project?: (context: unknown) => unknown;
}

type Payload<Event> = Omit<Event, 'type'>;
type WithPayload<Event extends { type: string }> = Event extends unknown
  ? string extends Event['type']
    ? never
    : keyof Payload<Event> extends never
      ? never
      : Event['type']
  : never;

type ProvidedActors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;
/** The names of the actors that a machine needs. */
export type SourceOf<Machine extends AnyStateMachine> = keyof ProvidedActors<Machine> & string;
export type AnswerOf<Machine extends AnyStateMachine, Source extends SourceOf<Machine>> = OutputFrom<
  Extract<ProvidedActors<Machine>[Source], AnyActorLogic>
>;
/** What a machine asks an actor. */
export type QuestionOf<Machine extends AnyStateMachine, Source extends SourceOf<Machine>> = InputFrom<
  Extract<ProvidedActors<Machine>[Source], AnyActorLogic>
>;
/** Sources that answer with more than 'done'. They need samples of the answer. */
type AnsweringSource<Machine extends AnyStateMachine> = {
  [Source in SourceOf<Machine>]: undefined extends AnswerOf<Machine, Source> ? never : Source;
}[SourceOf<Machine>];

type OutcomesOf<Machine extends AnyStateMachine, Source extends SourceOf<Machine>> = Outcomes<
  AnswerOf<Machine, Source>,
  SnapshotFrom<Machine>,
  EventFrom<Machine>
>;

/** An actor without a name goes by its id, and one without an id by its place: `0.player.playing`. */
type InlineOutcomes<Machine extends AnyStateMachine> = {
  [Place in `${number}.${string}`]?: Outcomes<unknown, SnapshotFrom<Machine>>;
} & (string extends SourceOf<Machine> ? Record<string, Outcomes<unknown, SnapshotFrom<Machine>>> : unknown);

/**
 * The environment of a machine, checked against its types. Events with a payload and actors with an answer
 * need samples.
 */
export type EnvironmentOf<Machine extends AnyStateMachine> = {
  project?: (context: SnapshotFrom<Machine>['context']) => unknown;
} & (undefined extends InputFrom<Machine>
  ? { inputs?: readonly InputFrom<Machine>[] }
  : { inputs: readonly [InputFrom<Machine>, ...InputFrom<Machine>[]] }) & {
    events?: {
      [Type in EventFrom<Machine>['type']]?: Samples<
        Payload<Extract<EventFrom<Machine>, { type: Type }>>,
        SnapshotFrom<Machine>
      >;
    };
  } & ([WithPayload<EventFrom<Machine>>] extends [never]
    ? unknown
    : { events: { [Type in WithPayload<EventFrom<Machine>>]: unknown } }) & {
    actors?: { [Source in SourceOf<Machine>]?: OutcomesOf<Machine, Source> } & InlineOutcomes<Machine>;
  } & ([AnsweringSource<Machine>] extends [never]
    ? unknown
    : { actors: { [Source in AnsweringSource<Machine>]: { done: unknown } } });

/** An environment whose samples are checked against the machine by the compiler. */
export function environmentOf<Machine extends AnyStateMachine>(
  _machine: Machine,
  environment: EnvironmentOf<Machine>,
): Environment {
  return environment as unknown as Environment;
}

export function samplesAt<Value>(
  samples: Samples<Value> | undefined,
  snapshot: AnyMachineSnapshot,
  otherwise: readonly Value[],
): readonly Value[] {
  if (samples === undefined) return otherwise;
  return typeof samples === 'function' ? samples(snapshot) : samples;
}
