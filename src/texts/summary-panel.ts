/**
 * The booking summary panel (A §2.5), and what every step with it says of fees. Its heading and 'Show Summary' belong
 * to the frame that holds it.
 */
export const summaryPanel = {
  room: 'Room {leg}:',
  /** The list of rooms above the choice of one of them (E-12). */
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
  /** An amount in a second currency. */
  approximately: 'about {amount}',
  /** Below such an amount: `currency` is the estate's, by its code. */
  paidIn: 'You pay in {currency}.',
  /** The fees that a price includes, named beside it (E-08). */
  fees: {
    includes: 'Includes {fees}',
    named: { DOG: '{amount} dog fee', CHILD: '{amount} child rate', BABY: '{amount} infant rate' },
    without: 'Fees for dogs and children come on top.',
  },
};
