import { useMachine } from '@xstate/react';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import ky from 'ky';
import { UserManager } from 'oidc-client-ts';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { formMachine } from './machine.ts';
import { configuration } from './schemas.ts';

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
