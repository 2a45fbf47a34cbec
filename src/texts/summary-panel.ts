/** The booking summary panel (A §2.5). Its heading and 'Show Summary' belong to the frame that holds it. */
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
};
