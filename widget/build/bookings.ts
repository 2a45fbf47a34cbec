/** As in `offers.ts`: the words of what is booked, of the member and of bodies. */
export const WORDS_OF_BOOKINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  availabilityBody: { numberOfNights: '1 to 14.', code: 'The promotion code as it was typed; null: none.' },
  calendarBody: {
    arrivalDate: 'The first day.',
    numberOfNights: 'How many days, from the first on: 41 at most.',
    roomCode: 'null: any room.',
    rateCode: 'null: the lowest.',
  },
  packagesBody: {
    guestOccupancies:
      'The rooms of the party; the account sends [{ "adults": 1 }] whatever the party: answer prices by mode.',
  },
  bookLegBody: {
    roomStays: 'The room that is held now, alone.',
  },
  bookLegAnswer: {
    ConfirmationNumber:
      'The number of this room’s booking: one for each room, or the same for all. That of room 1 is the booking’s: `retrieve` is asked by it, and the guest reads it. A leg that is held again may have another one, and another `InternalIdentifier`: the last count.',
    InternalIdentifier:
      'The room within the booking, one for each. An amendment names it; guests never read it.',
  },
  stageBody: {
    account:
      'The account that the guest asked for with the details; null: none. `register` came before, and may have failed.',
    leadGuest: 'Who books. The confirmation goes to this e-mail address.',
  },
  stageAnswer: {
    iPageSessionId:
      'The payment session at the provider. Without it the guest pays by card in the widget’s form.',
    Wallets: 'ApplePay, GooglePay: those that the provider’s page takes.',
    Total:
      'All rooms with everything in them, before vouchers. Another sum than the guest saw stops the payment.',
    DueToday:
      'What is charged now, after vouchers of both kinds, as if an amended room had not been paid for: add-ons and spa upgrades of all rooms, and rooms whose rate has `RequiresDeposit`.',
  },
  completeAnswer: {
    Success: 'false: refused, as with 402.',
    HasError: 'true: not known whether it was made; `retrieve` is asked.',
    Message: 'Why it was refused, for the guest.',
  },
  stayBookingsAnswer: {
    IsCancelled: 'All its rooms are.',
    DaysToStay: 'Days from today to the arrival: 0 today, below 0 once it is past.',
    'RoomStays.RoomCode':
      '`PMSCode` of a room type, for name and pictures. Rooms that are cancelled are left out.',
    HasSpa: 'true: it has a `SpaReservation`.',
    RoomCount:
      'As the next two, and `Total`: of the rooms that are not cancelled; of a cancelled stay, of all.',
    Total: 'Before vouchers. 0: no sums are shown.',
    Deposit:
      'What is paid of `Total` by card: not for rooms that are cancelled and add-ons that were taken off, nor what a voucher paid. Missing: what is due on arrival is not told.',
    HasVoucher:
      'Whether a voucher, of money or a package, paid for any of it. Only with false is `Total` less `Deposit` told as due on arrival.',
  },
  stayBookingAnswer: {
    items:
      'Its rooms, cancelled ones too; one that an amendment has replaced is cancelled or left out. At least one that is not cancelled: it is booked.',
    hasVoucher: 'As in the list. It is not cancelled or changed online then.',
    Deposit: 'As in the list; to its member alone.',
    DueOnArrival: 'As in `findStay`; to its member alone.',
  },
  findStayAnswer: {
    Deposit: 'As in the list.',
    DueOnArrival:
      'What neither a card nor a voucher has paid of `Total`, of rooms that are not cancelled. Missing: `Total` less `Deposit`; with `hasVoucher` not told, unless `Deposit` is all.',
    hasVoucher: 'As of the member’s own answer.',
  },
  BookedRoom: {
    InternalIdentifier: 'The `amendId` of a change.',
    RoomCode: '`PMSCode` of a room type.',
    RateCode: '`PMSCode` of a rate type.',
    GuestNames: 'As they are shown. An empty one: a guest to be named later.',
    LeadGuest: 'With `AccompanyingGuests` those that `ClientIndex` counts, from 0.',
    'DateRange.EndDate': 'The day of departure.',
    CancellationDateTime:
      'Until when it can be cancelled and changed online, by the hotel’s clock. Missing or past: not online.',
    RequiresDeposit: 'As its rate said.',
    RequiresGuarantee: 'As its rate said.',
    PaymentCard: 'The last digits of the card; empty: no card is named.',
    Total:
      'The room with everything in it, before vouchers; of a cancelled one as before, it counts in no sum.',
    PackagesTotal:
      'The part of `Total` for `Packages`, levies and add-ons together, and for upgrades of treatments, without CHILD, BABY and DOG.',
    NonAdultTotal: 'The part of `Total` for CHILD and BABY.',
    DogsTotal: 'The part of `Total` for DOG.',
    'Packages.Quantity':
      'How many: in mode 0 its `quantity`, of dinners all diners; in the others the dates, 1 without any. Above 1 it stands before the name. Of a charge such as a levy it is not shown: `QuantityRequired`, or 1.',
    Packages:
      'Add-ons, and charges such as a levy; CHILD, BABY and DOG are not shown. What `AllowedAddOnPackages` of no rate type has is named as a fee.',
    'Packages.DisplayName': 'Without it the name of the add-on with this code, else the code.',
    CancellationPolicy: 'The terms under the room; empty: no heading.',
    TaxInformation: 'Likewise.',
    SpaReservation: 'Its treatments; missing: none.',
  },
  SpaBooking: {
    DaysToGo: 'Days from the visit to today: below 0 for one to come.',
    'Item.CalculatedAmount': 'For all its guests.',
    'Item.Package': 'A spa day; missing: treatments alone.',
    'Item.Package.Price': 'For one guest.',
    'Item.Package.EndTime': 'hh:mm:ss',
    'Item.Clients.ArrivalTime': 'hh:mm:ss; empty: not told.',
    'Item.Items.Duration': 'Minutes.',
    'Item.Items.Price': 'For one guest.',
    'Item.RestaurantTime': 'The table; missing: none.',
  },
  profileAnswer: {
    Title: 'The `OperaCode` of a title, or its name.',
    Birthdate: 'Missing: not told.',
    RegisteredInOpera: 'true: the member’s postal address can be changed in the account.',
    'Address.Country': 'The `OperaCode` of a country, or its name.',
  },
  tablesBody: {
    Guests:
      'Everybody in the room, infants too; for a dinner as an add-on those whom the guest counts, at most adults and children.',
  },
  lookupAddressAnswer: { 'addresses.locality': 'The second line.' },
  accountConfigurationAnswer: {
    RateTypes: 'The rates that stays were booked at. One that is missing has no name.',
    'RateTypes.AllowedAddOnPackages': 'The add-ons that can be added to a booked stay at this rate.',
    BookingDefaults: 'Times of check-in and check-out as they are shown; without them those of `Arrival`.',
  },
  Party: {
    Children: 'Of 4 and over.',
    Infants: 'Of 3 and under.',
  },
  RoomStay: {
    roomCode: 'As it is held.',
    guests: 'Those that `clientIndex` counts, from 0. One to be named later has empty names.',
    'guests.isLoggedInUser': 'The member who is signed in.',
    'guests.age': 'Years of a child, 0 under 1; null for an adult.',
    includedPackages:
      'The `Packages` of the room’s availability whose `QuantityRequired` is above 0, with that quantity.',
    packages: 'The add-ons.',
    breakfastRestaurantBookings:
      'One for each morning in order, for everybody in the room; empty: not chosen.',
    dinnerRestaurantBookings: 'Likewise, for the evenings.',
    spaSessionId: 'The random `SessionId` of the questions for treatment times.',
    isBreakfastRequired: 'The rate includes it, as do the next three.',
    roomSpaItems: 'The treatments that the rate includes.',
  },
};
