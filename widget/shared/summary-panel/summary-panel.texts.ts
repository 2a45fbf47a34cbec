/**
 * The booking summary panel, and the texts about fees in every step that has it. The frame around the panel has its
 * heading and 'Show Summary'.
 */
export const summaryPanel = {
  room: 'Room {leg}:',
  /** The list of rooms, to move between them. */
  rooms: 'Your rooms',
  chosen: 'chosen',
  childRate: 'Child Rate x{n}',
  infantRate: 'Infant Rate x{n}',
  addOns: 'Add Ons',
  quantity: '{quantity} x {name}',
  spaUpgrades: 'Spa upgrades',
  total: 'Total',
  vouchers: 'Gift vouchers',
  payable: 'Total payable',
  /** Where some of it is paid now and some later; the lines of the bill, and the note beside its sum. */
  due: {
    today: 'To pay today',
    onArrival: 'To pay on arrival',
    split: '{today} of it today',
  },
  /** An amount in a second currency. */
  approximately: 'about {amount}',
  /** The line below such an amount. `currency`: the code of the estate's. */
  paidIn: 'You pay in {currency}.',
  /** The fees within a price, named beside it. */
  fees: {
    includes: 'Includes {fees}',
    named: { DOG: '{amount} dog fee', CHILD: '{amount} child rate', BABY: '{amount} infant rate' },
    /** A fee with the estate's own name: 'Includes £6.60 City tax'. */
    byName: '{amount} {name}',
    /** `includes`: the sentence above. */
    partly: '{includes}. Other fees, such as a local tax, may come on top.',
    without: 'Fees, such as a local tax, may come on top.',
    /** Under prices that have another fee on each date. */
    within: 'Fees for your party are included.',
  },
};
