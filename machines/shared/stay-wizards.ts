import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { StayTimedKind } from '../../src/domain/add-on-kinds.ts';
import { mudMachine } from '../modals/mud/mud.machine.ts';
import { packageDinnerMachine } from '../modals/package-dinner/package-dinner.machine.ts';
import { packageSpaMachine } from '../modals/package-spa/package-spa.machine.ts';
import { spaGardenMachine } from '../modals/spa-garden/spa-garden.machine.ts';
import type { ports } from './ports.ts';

export type StayWizardPorts = Pick<
  typeof ports,
  'loadTables' | 'loadSpaDays' | 'loadSpaTimes' | 'loadExtras'
>;

/** The modals that choose an add-on's times for a booking or a booked stay, by the names that they are invoked by. */
export function stayWizards(actors: StayWizardPorts) {
  return {
    packageDinner: packageDinnerMachine.provide({ actors }),
    packageSpa: packageSpaMachine.provide({ actors }),
    mud: mudMachine.provide({ actors }),
    spaGarden: spaGardenMachine.provide({ actors }),
  };
}

/** The actors of some modals, as a snapshot has them. */
export type RefsOf<Wizards extends Record<string, AnyStateMachine>> = {
  [Name in keyof Wizards]?: ActorRefFrom<Wizards[Name]> | undefined;
};

/** Modals by the kind of add-on whose times they choose. */
export function stayWizardsByKind({
  packageDinner,
  packageSpa,
  mud,
  spaGarden,
}: RefsOf<ReturnType<typeof stayWizards>>) {
  return { restaurant: packageDinner, spa: packageSpa, mud, spaGarden } satisfies Record<
    StayTimedKind,
    unknown
  >;
}

/** A modal that is open, with the kind of add-on whose times it chooses. */
export type OpenWizard<ByKind, Kind extends keyof ByKind = keyof ByKind> = {
  [K in Kind]: { kind: K; actor: NonNullable<ByKind[K]> };
}[Kind];

/** The modal that is open; null while none is. */
export function openWizard<ByKind extends object>(wizards: ByKind): OpenWizard<ByKind> | null {
  for (const kind in wizards) {
    const actor = wizards[kind];
    if (actor) return { kind, actor };
  }
  return null;
}

/** The modals of a booked stay by the kind of add-on. */
export type StayWizardsByKind = ReturnType<typeof stayWizardsByKind>;
