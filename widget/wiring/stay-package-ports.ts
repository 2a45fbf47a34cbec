import { fromPromise } from 'xstate';
import type { PackageChangeRequest } from '../../machines/account/stay-packages/stay-packages.types.ts';
import type { stayPackagesPorts } from '../../machines/account/stay-packages/stay-packages.setup.ts';
import type { Client } from '../../src/api/client.ts';
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
import type { PackageSelection } from '../../src/domain/addons.ts';

/** Packages of a booked stay (B §7). */
export function stayPackagePorts(client: Client): typeof stayPackagesPorts {
  return {
    loadStayPackages: fromPromise(({ input, signal }) =>
      client.call(loadPackages, { body: stayPackagesBody(input), signal }),
    ),
    changePackage: fromPromise(({ input }) => changePackage(client, input)),
  };
}

async function changePackage(client: Client, request: PackageChangeRequest): Promise<undefined> {
  const { room, price, change } = request;
  switch (change.type) {
    case 'add':
      return client.call(calls.addPackage, { body: addPackageBody(room, price.code, change.quantity) });
    case 'remove':
      return client.call(calls.removePackage, { body: removePackageBody(room, price.code) });
    case 'addTimes':
      return addTimes(client, request, change.selections);
  }
}

/** The times of a package are all of one kind, which decides the call. */
async function addTimes(
  client: Client,
  { room, content, price }: PackageChangeRequest,
  selections: readonly PackageSelection[],
): Promise<undefined> {
  const [first] = selections;
  switch (first?.kind) {
    case 'table': {
      const tables = selections.filter((selection) => selection.kind === 'table');
      return client.call(calls.addDiningPackage, { body: addDiningPackageBody(room, price.code, tables) });
    }
    case 'treatment': {
      const treatments = selections.filter((selection) => selection.kind === 'treatment');
      return client.call(calls.addSpaTreatmentPackage, {
        body: addSpaTreatmentPackageBody(room, { content, price }, treatments),
      });
    }
    case 'mud':
      return client.call(calls.addSpaMudPackage, {
        body: addSpaMudPackageBody(room, { content, price }, first),
      });
    case 'spaGarden':
      return client.call(calls.addSpaGardenPackage, {
        body: addSpaGardenPackageBody(room, { content, price }, first),
      });
    case 'golf':
    case undefined:
      throw new Error('a booked stay has no package with such times');
  }
}
