import type { OpenedAddOn } from './opened-add-on.ts';

/** The answer of a modal for times. */
export type TimesAnswer<Selection> = { type: 'submitted'; selections: Selection[] } | { type: 'closed' };

/** Type of the children of a chart that runs these modals. */
export type ChildrenOf<Modals> = { [Name in keyof Modals]: Name };

/** A modal that is open, with its name: the kind of add-on, or the section, whose times it chooses. */
export type OpenModalOf<Children, Name extends keyof Children> = {
  [K in Name]-?: { kind: K; actor: NonNullable<Children[K]> };
}[Name];

/** The modal that is open among those of these names; null while none is. */
export function openModal<Children extends object, Name extends keyof Children>(
  names: readonly Name[],
  children: Children,
): OpenModalOf<Children, Name> | null {
  for (const kind of names) {
    const actor = children[kind];
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
