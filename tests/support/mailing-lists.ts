import { mailingLists } from '../../src/domain/account/marketing.ts';

/** The numbers of the simulated estate's six lists, as its pages set them. */
export const listNumbers = {
  spa: 3507983,
  golf: 3508013,
  dining: 3508001,
  events: 3508068,
  rooms: 3507997,
  offers: 21980355,
};

export const sixLists = mailingLists(listNumbers);
