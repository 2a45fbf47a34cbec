import type { Call } from '../call.ts';
import type {
  AddDiningPackageRequest,
  AddPackageRequest,
  AddSpaGardenPackageRequest,
  AddSpaMudPackageRequest,
  AddSpaTreatmentPackageRequest,
  RemovePackageRequest,
} from './package-change-requests.ts';
import { noAnswer } from '../wire.ts';

export const removePackage: Call<'removePackage', RemovePackageRequest, undefined> = {
  endpoint: 'removePackage',
  answer: noAnswer,
};

export const addPackage: Call<'addPackage', AddPackageRequest, undefined> = {
  endpoint: 'addPackage',
  answer: noAnswer,
};

export const addDiningPackage: Call<'addDiningPackage', AddDiningPackageRequest, undefined> = {
  endpoint: 'addDiningPackage',
  answer: noAnswer,
};

export const addSpaTreatmentPackage: Call<
  'addSpaTreatmentPackage',
  AddSpaTreatmentPackageRequest,
  undefined
> = { endpoint: 'addSpaTreatmentPackage', answer: noAnswer };

export const addSpaMudPackage: Call<'addSpaMudPackage', AddSpaMudPackageRequest, undefined> = {
  endpoint: 'addSpaMudPackage',
  answer: noAnswer,
};

export const addSpaGardenPackage: Call<'addSpaGardenPackage', AddSpaGardenPackageRequest, undefined> = {
  endpoint: 'addSpaGardenPackage',
  answer: noAnswer,
};
