import type { Call } from '../call.ts';
import { nothing } from '../wire.ts';
import type {
  AddDiningPackageRequest,
  AddPackageRequest,
  AddSpaGardenPackageRequest,
  AddSpaMudPackageRequest,
  AddSpaTreatmentPackageRequest,
  RemovePackageRequest,
} from './package-change-requests.ts';

export const removePackage: Call<'removePackage', RemovePackageRequest, undefined> = {
  endpoint: 'removePackage',
  answer: nothing,
};

export const addPackage: Call<'addPackage', AddPackageRequest, undefined> = {
  endpoint: 'addPackage',
  answer: nothing,
};

export const addDiningPackage: Call<'addDiningPackage', AddDiningPackageRequest, undefined> = {
  endpoint: 'addDiningPackage',
  answer: nothing,
};

export const addSpaTreatmentPackage: Call<
  'addSpaTreatmentPackage',
  AddSpaTreatmentPackageRequest,
  undefined
> = { endpoint: 'addSpaTreatmentPackage', answer: nothing };

export const addSpaMudPackage: Call<'addSpaMudPackage', AddSpaMudPackageRequest, undefined> = {
  endpoint: 'addSpaMudPackage',
  answer: nothing,
};

export const addSpaGardenPackage: Call<'addSpaGardenPackage', AddSpaGardenPackageRequest, undefined> = {
  endpoint: 'addSpaGardenPackage',
  answer: nothing,
};
