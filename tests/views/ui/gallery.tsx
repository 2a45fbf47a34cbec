import { useState } from 'react';
import { addDays } from '../../../src/domain/dates.ts';
import { catalogue } from '../../support/catalogue.ts';
import { AssetsProvider, DEFAULT_LINKS } from '../../../widget/ui/assets-context.tsx';
import { BillProvider } from '../../../widget/ui/bill-context.tsx';
import { Bill } from '../../../widget/ui/Bill.tsx';
import { BookingFrame } from '../../../widget/ui/BookingFrame.tsx';
import { Button } from '../../../widget/ui/Button.tsx';
import * as dates from '../../../widget/ui/calendar-dates.ts';
import { CalendarGrid, type GridDay } from '../../../widget/ui/CalendarGrid.tsx';
import { Chip, ChipGroup } from '../../../widget/ui/Chip.tsx';
import { Disclosure } from '../../../widget/ui/Disclosure.tsx';
import { ErrorBox } from '../../../widget/ui/ErrorBox.tsx';
import { Facts } from '../../../widget/ui/Facts.tsx';
import { Gallery } from '../../../widget/ui/Gallery.tsx';
import { Html } from '../../../widget/ui/Html.tsx';
import { LeaveDialog } from '../../../widget/ui/LeaveDialog.tsx';
import { Loading } from '../../../widget/ui/Loading.tsx';
import { MonthPager } from '../../../widget/ui/MonthPager.tsx';
import { Notice } from '../../../widget/ui/Notice.tsx';
import { PageHeading } from '../../../widget/ui/PageHeading.tsx';
import { Price } from '../../../widget/ui/Price.tsx';
import { Skeleton } from '../../../widget/ui/Skeleton.tsx';
import { StepLayout } from '../../../widget/ui/StepLayout.tsx';
import { Tabs } from '../../../widget/ui/Tabs.tsx';
import { TextsProvider } from '../../../widget/ui/texts-context.tsx';
import { Toggle } from '../../../widget/ui/Toggle.tsx';
import { WidgetRoot } from '../../../widget/ui/WidgetRoot.tsx';
import { Fields } from './gallery-fields.tsx';

const drawing = (sky: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><rect width="960" height="640" fill="${sky}"/><path d="M0 430Q240 330 480 410T960 380V640H0Z" fill="${hill}"/></svg>`,
  )}`;

const pictures = [
  { path: drawing('#dfe6dc', '#5d7a62') },
  { path: drawing('#e9dfc8', '#7a6a45') },
  { path: drawing('#c9d6de', '#4a6470') },
];

const bill = (
  <Bill
    lines={[
      { label: 'Sat 1 May to Mon 3 May 2027', kind: 'sub' },
      { label: 'Room 1:', kind: 'heading' },
      { label: 'The Lake Room', note: '2 adults, 1 child' },
      { label: 'Dinner, Bed & Breakfast', amount: '£480' },
      { label: 'Child Rate x1', amount: '£40', kind: 'sub' },
      { label: 'Gift vouchers', amount: '−£50', kind: 'credit' },
      { label: 'Room 1 total', amount: '£470', kind: 'subtotal' },
      { label: 'Room 2:', kind: 'heading' },
      { label: 'Moor Cottage', amount: '£320.50' },
    ]}
    total={{ label: 'Total', amount: '£790.50' }}
  />
);

/** Every primitive once, to look at and for axe. */
export function KitchenSink() {
  const [leaving, setLeaving] = useState(false);
  return (
    <WidgetRoot>
      <TextsProvider texts={catalogue}>
        <AssetsProvider assets={{ base: '/cms/', brand: 'The Estate', links: DEFAULT_LINKS, phones: {} }}>
          <BookingFrame step={3} onEdit={() => {}} onCancel={() => setLeaving(true)}>
            <BillProvider value={{ bill, total: '£790.50' }}>
              <StepLayout
                actions={
                  <>
                    <Button>Back</Button>
                    <Button variant="primary">Next Step</Button>
                  </>
                }
              >
                <PageHeading summary="Let us know who's staying so we can get you booked in for your package extras">
                  Room 1: Select Room
                </PageHeading>
                <RoomCard />
                <Fields />
                <Messages />
                <Times />
                <Calendars />
              </StepLayout>
            </BillProvider>
            {leaving ? (
              <LeaveDialog onLeave={() => setLeaving(false)} onStay={() => setLeaving(false)} />
            ) : null}
          </BookingFrame>
        </AssetsProvider>
      </TextsProvider>
    </WidgetRoot>
  );
}

function RoomCard() {
  return (
    <section className="ui-stack ui-stack-tight">
      <Gallery images={pictures} label="The Lake Room" eager />
      <h3>The Lake Room</h3>
      <Facts items={['Avg. 32 sq. m', 'King-size bed', '2 adults / 1 child']} />
      <Disclosure
        label="The Lake Room"
        html="<p>A corner room on the first floor with two tall windows, one to the lake and one to the kitchen garden, where the morning comes in early and stays. The bath stands where the view is best, and there is a writing desk with paper in it.</p><p>Dogs sleep in the boot room.</p>"
      />
      <div className="ui-row">
        <Price
          before="From"
          amount="£240"
          after="For 2 nights, with dinner and breakfast, dogs included"
          size="l"
        />
        <Button variant="primary">Continue</Button>
        <Button>Change dates</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="link">View estate map</Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Continue
        </Button>
      </div>
    </section>
  );
}

function Messages() {
  return (
    <section className="ui-stack ui-rule">
      <ErrorBox heading="Expired" text="Your booking session expired." action={<Button>Try again</Button>} />
      <Notice>Breakfast is not included in your self-catering rate.</Notice>
      <Notice tone="warning">A minimum of 2 guests must be in the mud room.</Notice>
      <Notice tone="success">Your The Estate account was created successfully.</Notice>
      <Html html='<p>Dinner is at <b>seven</b>, see <a href="/menu">the menu</a>.</p><ul><li>Two courses</li><li>Three courses</li></ul>' />
      <Loading text="Raking the bunkers..." />
      <Skeleton lines={3} />
    </section>
  );
}

function Times() {
  const [half, setHalf] = useState('AM');
  const [added, setAdded] = useState(true);
  return (
    <section className="ui-stack ui-rule">
      <h3>Tee-off time</h3>
      <Tabs
        label="Half of the day"
        value={half}
        onChange={setHalf}
        options={[
          { value: 'AM', label: 'Morning' },
          { value: 'PM', label: 'Afternoon', hint: 'from 12:00' },
          { value: 'X', label: 'Amy & Bea & ', invalid: true },
        ]}
      />
      <ChipGroup label="Tee-off times">
        {['08:10', '08:20', '08:30', '08:40', '08:50', '09:00', '09:10', '09:20', '09:30', '09:40'].map(
          (time, index) => (
            <Chip key={time} pressed={index === 2} taken={index % 4 === 1} onClick={() => {}}>
              {time}
            </Chip>
          ),
        )}
      </ChipGroup>
      <div className="ui-row">
        <Toggle pressed={added} onChange={setAdded}>
          For Room 1
        </Toggle>
        <Toggle pressed={false} onChange={() => {}}>
          For Room 2
        </Toggle>
      </div>
    </section>
  );
}

const week = Array.from({ length: 7 }, (_, index): GridDay => {
  const date = addDays('2027-04-29', index);
  return {
    date,
    state: index === 5 ? 'unavailable' : 'available',
    price: index === 5 ? '-' : `£${220 + index * 10}`,
    inRange: index >= 2 && index <= 4,
    selected: index === 2 || index === 4,
  };
});

function Calendars() {
  return (
    <section className="ui-stack ui-rule">
      <h3>Choose your dates</h3>
      <CalendarGrid label="Prices by day" weeks={[week]} layout="strip" onSelect={() => {}} />
      <MonthPager title="May 2027" onBack={() => {}} onNext={() => {}} backDisabled>
        <CalendarGrid label="May 2027" weeks={month} onSelect={() => {}} />
      </MonthPager>
    </section>
  );
}

const month = dates.weeksOfMonth('2027-05-01', 1).map((days) =>
  days.map((date): GridDay => {
    const day = dates.dayOfMonth(date);
    const outside = !date.startsWith('2027-05');
    const state = day % 9 === 0 ? 'closed' : day % 7 === 0 ? 'unavailable' : 'available';
    return {
      date,
      state,
      price: state === 'available' ? 'From £240' : 'Unavailable',
      outside,
      minimumNights: day === 8 ? 2 : null,
      inRange: !outside && day >= 19 && day <= 24,
      selected: !outside && (day === 19 || day === 24),
    };
  }),
);
