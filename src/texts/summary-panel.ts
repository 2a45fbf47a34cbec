/** The booking summary panel (A §2.5). Its heading and 'Show Summary' belong to the frame that holds it. */
export const summaryPanel = {
  room: 'Room {leg}:',
  childRate: 'Child Rate x{n}',
  infantRate: 'Infant Rate x{n}',
  addOns: 'Add Ons',
  quantity: '{quantity} x {name}',
  spaUpgrades: 'Spa upgrades',
  total: 'Total',
  vouchers: 'Gift vouchers',
  payable: 'Total payable',
};
