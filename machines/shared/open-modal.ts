import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { OpenedAddOn } from './opened-add-on.ts';

/** The answer of a modal for times. */
export type TimesAnswer<Selection> = { type: 'submitted'; selections: Selection[] } | { type: 'closed' };

/** Type of the children of a chart that runs these modals. */
export type ChildrenOf<Modals> = { [Name in keyof Modals]: Name };

/** The actors of these modals in a snapshot. */
export type RefsOf<Modals extends Record<string, AnyStateMachine>> = {
  [Name in keyof Modals]?: ActorRefFrom<Modals[Name]> | undefined;
};

/** A modal that is open, with the kind of add-on whose times it chooses. */
export type OpenModalOf<ByKind, Kind extends keyof ByKind = keyof ByKind> = {
  [K in Kind]: { kind: K; actor: NonNullable<ByKind[K]> };
}[Kind];

/** The open modal among those of all kinds; null while none is open. */
export function openModal<ByKind extends object>(modals: ByKind): OpenModalOf<ByKind> | null {
  for (const kind in modals) {
    const actor = modals[kind];
    if (actor) return { kind, actor };
  }
  return null;
}

/**
 * Makes the states of a chart in which a modal is open. `openedIn`: the add-on to open. `afterwards`: the transitions
 * when it ends.
 */
export function modalStates<Context, Opened extends OpenedAddOn, Afterwards extends object>(
  openedIn: (context: Context) => Opened,
  afterwards: Afterwards,
) {
  return <const Name extends string, Input>(name: Name, inputOf: (opened: Opened) => Input) => ({
    tags: 'modal' as const,
    invoke: {
      id: name,
      src: name,
      input: ({ context }: { context: Context }) => inputOf(openedIn(context)),
      ...afterwards,
    },
  });
}
