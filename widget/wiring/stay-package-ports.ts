import { fromPromise } from 'xstate';
import type {
  PackageChangeRequest,
  stayPackagesPorts,
} from '../../machines/account/stay-packages/stay-packages.setup.ts';
import {
  addDiningPackageBody,
  addPackageBody,
  addSpaGardenPackageBody,
  addSpaMudPackageBody,
  addSpaTreatmentPackageBody,
  removePackageBody,
} from '../../src/api/stay/package-change-bodies.ts';
import * as calls from '../../src/api/stay/package-changes.ts';
import { loadPackages, stayPackagesBody } from '../../src/api/stay/packages.ts';
import type { SelectionOf, StayTimedKind } from '../../src/domain/addons/add-on-kinds.ts';
import type { PortResources } from './port-resources.ts';

type Resources = Pick<PortResources, 'client' | 'currency'>;

/** Ports for the packages of a booked stay. */
export function stayPackagePorts({ client, currency }: Resources): typeof stayPackagesPorts {
  return {
    loadStayPackages: fromPromise(({ input, signal }) =>
      client.call(loadPackages, { body: stayPackagesBody(input), signal }),
    ),
    changePackage: fromPromise(({ input }) => changePackage({ client, currency }, input)),
  };
}

async function changePackage(resources: Resources, request: PackageChangeRequest): Promise<undefined> {
  const { client } = resources;
  const { room, price, change } = request;
  switch (change.type) {
    case 'add':
      return client.call(calls.addPackage, { body: addPackageBody(room, price.code, change.quantity) });
    case 'remove':
      return client.call(calls.removePackage, { body: removePackageBody(room, price.code) });
    case 'addTimes':
      return addTimes(resources, request, change.selections);
  }
}

type Add<Kind extends StayTimedKind> = (
  resources: Resources,
  request: PackageChangeRequest,
  selections: [SelectionOf<Kind>, ...SelectionOf<Kind>[]],
) => Promise<undefined>;

/** How to add a package's times, by their kind. */
const ADD: { [Kind in StayTimedKind]: Add<Kind> } = {
  table: ({ client }, { room, price }, tables) =>
    client.call(calls.addDiningPackage, { body: addDiningPackageBody(room, price.code, tables) }),
  treatment: ({ client, currency }, { room, content, price }, treatments) =>
    client.call(calls.addSpaTreatmentPackage, {
      body: addSpaTreatmentPackageBody(room, { content, price, currency: currency() }, treatments),
    }),
  mud: ({ client, currency }, { room, content, price }, [start]) =>
    client.call(calls.addSpaMudPackage, {
      body: addSpaMudPackageBody(room, { content, price, currency: currency() }, start),
    }),
  spaGarden: ({ client, currency }, { room, content, price }, [start]) =>
    client.call(calls.addSpaGardenPackage, {
      body: addSpaGardenPackageBody(room, { content, price, currency: currency() }, start),
    }),
};

/** Adds a package's times. All are of one kind, which decides the call. Throws where there are none. */
function addTimes<Kind extends StayTimedKind>(
  resources: Resources,
  request: PackageChangeRequest,
  [first, ...others]: SelectionOf<Kind>[],
): Promise<undefined> {
  if (!first) throw new Error('times are to be added, and there are none');
  return ADD[first.kind](resources, request, [first, ...others]);
}
