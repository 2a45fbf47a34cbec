import { useMachine } from '@xstate/react';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import ky from 'ky';
import { UserManager } from 'oidc-client-ts';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { fromPromise, assign, setup } from 'xstate';

const formMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.changed'; email: string } | { type: 'form.submitted' },
  },
  actors: { send: fromPromise<undefined, { email: string }>(() => Promise.resolve(undefined)) },
  guards: { hasEmail: ({ context }) => context.email.includes('@') },
}).createMachine({
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.email }) },
        'form.submitted': { guard: 'hasEmail', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: 'editing',
      },
    },
    sent: { type: 'final' },
  },
});

/** Ten schemas as large as a booking's, which any widget of this kind needs. */
const money = v.pipe(v.number(), v.finite());
const image = v.object({ Path: v.string(), Alt: v.optional(v.string(), '') });
const area = v.object({ Name: v.string(), Description: v.string(), Images: v.array(image) });
const room = v.object({
  Code: v.pipe(v.string(), v.minLength(1)),
  Name: v.string(),
  MaximumGuests: v.number(),
});
const rate = v.object({ Code: v.string(), Name: v.string(), Amounts: v.record(v.string(), money) });
const session = v.object({ Id: v.string(), BusinessDate: v.pipe(v.string(), v.isoDate()) });
const voucher = v.object({ Reference: v.string(), Balance: money, ExpiryDate: v.nullable(v.string()) });
const guest = v.object({
  Title: v.picklist(['Mr', 'Mrs', 'Ms']),
  FirstName: v.string(),
  LastName: v.string(),
});
const address = v.object({ Line1: v.string(), City: v.string(), PostalCode: v.pipe(v.string(), v.trim()) });

const configuration = v.variant('Kind', [
  v.object({ Kind: v.literal('stay'), Areas: v.array(area), Rooms: v.array(room), Rates: v.array(rate) }),
  v.object({ Kind: v.literal('session'), Session: session, Vouchers: v.array(voucher) }),
  v.object({ Kind: v.literal('guests'), Guests: v.array(guest), Address: v.optional(address) }),
]);

dayjs.extend(advancedFormat);
dayjs.extend(customParseFormat);
dayjs.locale('en-gb');

const api = ky.create({ timeout: 30_000 });

/** Uses every library once the form is sent. */
async function send(email: string): Promise<undefined> {
  const users = new UserManager({
    authority: location.origin,
    client_id: 'floor',
    redirect_uri: location.href,
  });
  const user = await users.signinResourceOwnerCredentials({ username: email, password: email });
  v.parse(configuration, await api.get(`/configuration?user=${user.profile.sub}`).json());
}

const machine = formMachine.provide({ actors: { send: fromPromise(({ input }) => send(input.email)) } });

/** A form in a shadow root: the smallest possible widget on these libraries. */
function FloorForm() {
  const [state, tell] = useMachine(machine);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tell({ type: 'form.submitted' });
      }}
    >
      <h2>{dayjs('2027-05-01', 'YYYY-MM-DD').format('ddd Do MMM YY')}</h2>
      <label>
        Email
        <input
          value={state.context.email}
          onChange={(event) => tell({ type: 'email.changed', email: event.target.value })}
        />
      </label>
      <button disabled={!state.matches('editing')}>Send</button>
    </form>
  );
}

class FloorWidget extends HTMLElement {
  #root: Root | null = null;

  connectedCallback(): void {
    this.#root = createRoot(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    this.#root.render(<FloorForm />);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }
}

customElements.define('floor-widget', FloorWidget);
