import * as v from 'valibot';
import { openChannel } from '../browser/open-channel.ts';
import { LOGIN_KEY } from '../browser/login-return.ts';

/** A window of its own for the provider's pages, where the page itself must stay. */
export interface LoginWindow {
  /** Leads the window to the provider. `id`: of the login. */
  show(url: string, id: string): void;
  /** The address with the provider's answer. Never settles once `signal` has ended it, which closes the window. */
  answer(signal: AbortSignal): Promise<string>;
  close(): void;
}

const WIDTH = 480;
const HEIGHT = 640;

const message = v.object({ type: v.literal(LOGIN_KEY), url: v.pipe(v.string(), v.url()) });

/** Opens the window, in the same task as the guest's press; null where the browser does not allow it. */
export function openLoginWindow(page: Window): LoginWindow | null {
  const left = page.screenX + (page.outerWidth - WIDTH) / 2;
  const top = page.screenY + (page.outerHeight - HEIGHT) / 2;
  const opened = page.open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!opened) return null;
  let id = '';
  return {
    show: (url, ofLogin) => {
      id = ofLogin;
      opened.location.replace(url);
    },
    answer: (signal) =>
      new Promise((resolve) => {
        const channel = openChannel(LOGIN_KEY + id);
        const end = new AbortController();
        const listen = ({ origin, data }: MessageEvent<unknown>) => {
          const heard = v.safeParse(message, data);
          if (origin !== page.location.origin || !heard.success) return;
          if (!new URL(heard.output.url).searchParams.get('state')?.startsWith(`${id};`)) return;
          end.abort();
          resolve(heard.output.url);
        };
        page.addEventListener('message', listen, { signal: end.signal });
        channel?.addEventListener('message', listen, { signal: end.signal });
        end.signal.addEventListener('abort', () => channel?.close());
        signal.addEventListener('abort', () => {
          end.abort();
          opened.close();
        });
      }),
    close: () => {
      opened.close();
    },
  };
}
