/** What a change of room or rate takes away, as parts of a sentence. */
export const losses = {
  rate: 'your rate',
  breakfastTables: { one: '{n} breakfast table', other: '{n} breakfast tables' },
  dinnerTables: { one: '{n} dinner table', other: '{n} dinner tables' },
  teeTimes: { one: '{n} tee time', other: '{n} tee times' },
  poolTimes: { one: '{n} pool time', other: '{n} pool times' },
  spaTimes: { one: '{n} spa time', other: '{n} spa times' },
  addOns: { one: '{n} add-on', other: '{n} add-ons' },
};
