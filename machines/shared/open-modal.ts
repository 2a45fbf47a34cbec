import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { OpenedAddOn } from './opened-add-on.ts';

/** What a modal for times comes to. */
export type TimesAnswer<Selection> = { type: 'submitted'; selections: Selection[] } | { type: 'closed' };

/** For the types of a chart that runs some modals. */
export type ChildrenOf<Modals> = { [Name in keyof Modals]: Name };

/** The actors of some modals, as a snapshot has them. */
export type RefsOf<Modals extends Record<string, AnyStateMachine>> = {
  [Name in keyof Modals]?: ActorRefFrom<Modals[Name]> | undefined;
};

/** A modal that is open, with the kind of add-on whose times it chooses. */
export type OpenModalOf<ByKind, Kind extends keyof ByKind = keyof ByKind> = {
  [K in Kind]: { kind: K; actor: NonNullable<ByKind[K]> };
}[Kind];

/** The modal that is open, of those of all kinds; null while none is. */
export function openModal<ByKind extends object>(modals: ByKind): OpenModalOf<ByKind> | null {
  for (const kind in modals) {
    const actor = modals[kind];
    if (actor) return { kind, actor };
  }
  return null;
}

/** How a chart has states in which a modal is open: `openedIn` says for what, `afterwards` where its end leads. */
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
