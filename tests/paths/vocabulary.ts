/** What somebody does, by how the event says that it was done; what it is done to stands for the braces. */
export const VERBS: Readonly<Record<string, string>> = {
  abandoned: 'Give up the {}',
  added: 'Add the {}',
  asked: 'Ask for the {}',
  changed: 'Change the {}',
  chosen: 'Choose the {}',
  closed: 'Close the {}',
  confirmed: 'Say yes to the {}',
  dismissed: 'Say no to the {}',
  dropped: 'Leave out the {}',
  edited: 'Edit the {}',
  left: 'Leave the {}',
  leftAtHome: 'Leave the {} at home',
  next: 'Go to the next {}',
  opened: 'Open the {}',
  picked: 'Pick the {}',
  placed: 'Place the {}',
  pressed: 'Press {}',
  previous: 'Go to the previous {}',
  redeemed: 'Redeem the {}',
  reloaded: 'The {} is read again',
  removed: 'Remove the {}',
  repeated: 'Repeat the {}',
  requested: 'Ask for the {}',
  reset: 'Reset the {}',
  restarted: 'Begin the {} again',
  retried: 'Try the {} again',
  searched: 'Search for the {}',
  selected: 'Select the {}',
  started: 'The {} starts',
  ended: 'The {} ends',
  submitted: 'Submit the {}',
  ticked: 'Tick the {}',
  toggled: 'Open or close the {}',
  typed: 'Type the {}',
  updated: 'The {} changes',
  wanted: 'Ask for the {}',
};

/** Events that the verbs would make nonsense of. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'anew.requested': 'Press Begin a new booking',
  'another.pressed': 'Press Book another stay',
  'anotherBooking.requested': 'Press Book another stay',
  'amend.closed': 'Close the question about amending',
  'amend.opened': 'Press Amend',
  'booking.started': 'Start the booking without logging in',
  'cancel.allChosen': 'Choose to cancel all rooms',
  'cancel.closed': 'Close the questions about cancelling',
  'cancel.confirmed': 'Say yes to cancelling',
  'cancel.declined': 'Say no to cancelling',
  'cancel.opened': 'Press Cancel',
  'cancel.requested': 'Press Cancel',
  'address.typedInstead': 'Fill in the address by hand instead',
  'close.confirmed': 'Say yes, close it',
  'close.dismissed': 'Say no, keep it open',
  'close.requested': 'Close it in the middle',
  'code.dropped': 'Search without the code',
  'countdown.moved': 'The countdown goes on',
  'deadline.passed': 'The time is over',
  'frame.closed': 'The provider’s page is closed',
  'frame.opened': 'The provider’s page is open',
  'frame.rested': 'The provider’s page has been open for half an hour',
  'guest.active': 'Move the mouse or press a key',
  'load.retried': 'Press Try again',
  'logout.requested': 'Press Log out',
  'outcome.asked': 'Ask what became of the payment',
  'payment.requested': 'Go on to the payment',
  'rate.confirmed': 'Go on with the same rate',
  'rates.left': 'Go back to the rooms',
  'route.unknown': 'Change the address to one that there is not',
  'sendForm.toggled': 'Open or close the form to send the confirmation',
  'signIn.lost': 'The sign-in is lost, as in another tab',
  'stay.confirmed': 'Press to stay',
  'sums.differ': 'The estate’s bill is another one',
};

/** Machines whose names say too little to a person. */
export const TITLES: Readonly<Record<string, string>> = {
  accountDetails: 'details of the account',
  accountLogin: 'account at its login',
  activity: 'guest',
  addons: 'add-ons',
  changePassword: 'change of the password',
  deadline: 'clock',
  diningTimes: 'tables of a rate',
  entryTime: 'mud room or spa garden of an add-on',
  idle: 'watch over the session',
  outcome: 'question what became of a payment',
  packageDinner: 'tables of an add-on',
  packageGolf: 'tee times of an add-on',
  packageSpa: 'treatments of an add-on',
  packages: 'packages of the stay',
  poolAccess: 'pool times of a rate',
  register: 'registration',
  screen: 'screen of the account',
  sendConfirmation: 'form that sends the confirmation',
  spaBooking: 'spa visit',
  spaBookings: 'list of spa visits',
  spaPackage: 'treatments of a rate',
  start: 'first screen',
  stayBooking: 'booked stay',
  stayBookings: 'list of stays',
  stayPackages: 'packages of a booked stay',
  teeTimes: 'tee times of a rate',
  weekCalendar: 'prices of a week',
};

/** How something ends that has an end by name: a modal, a screen, a step. */
export const ENDS: Readonly<Record<string, string>> = {
  anonymous: 'the guest goes on without logging in',
  back: 'the guest goes back',
  begunAnew: 'the guest begins a new booking',
  booked: 'the booking is made',
  closed: 'the guest closes it',
  next: 'the guest goes on',
  paid: 'it is paid',
  restart: 'the guest wants to begin again',
  signedIn: 'the guest has logged in',
  submitted: 'the guest confirms',
};

/** Failures without a name, by their kind. */
export const FAILURES: Readonly<Record<string, string>> = {
  http: 'it is refused, HTTP',
  offline: 'the network is gone',
  timeout: 'nothing, until the time is up',
};

const ASKING =
  /^(?:ask|begin|book|cancel|change|check|complete|confirm|create|fetch|find|get|ignore|initiate|keep|load|lookup|post|register|restore|save|search|send|sign|stage|update|validate|verify)[A-Z]|^(?:un)?subscribe$/;

/** Whether an actor's name says that something is asked of the outside, and not who takes over for a while. */
export function isAsked(source: string): boolean {
  return ASKING.test(source);
}
