import type { ActorRefFrom, AnyStateMachine } from 'xstate';

/** The actors of some modals, as a snapshot has them. */
export type RefsOf<Wizards extends Record<string, AnyStateMachine>> = {
  [Name in keyof Wizards]?: ActorRefFrom<Wizards[Name]> | undefined;
};

/** A modal that is open, with the kind of add-on whose times it chooses. */
export type OpenWizard<ByKind, Kind extends keyof ByKind = keyof ByKind> = {
  [K in Kind]: { kind: K; actor: NonNullable<ByKind[K]> };
}[Kind];

/** The modal that is open, of those of all kinds; null while none is. */
export function openWizard<ByKind extends object>(wizards: ByKind): OpenWizard<ByKind> | null {
  for (const kind in wizards) {
    const actor = wizards[kind];
    if (actor) return { kind, actor };
  }
  return null;
}
