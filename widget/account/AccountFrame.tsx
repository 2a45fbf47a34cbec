import type { ReactNode } from 'react';
import type { AccountRoute, AccountScreen } from '../../machines/account/account.types.ts';
import { fill } from '../texts/fill.ts';
import { useAssets } from '../ui/media/assets-context.tsx';
import { Button } from '../ui/controls/Button.tsx';
import frameCss from '../ui/frame/frame.css?inline';
import { noteHeight } from '../ui/frame/kept-height.ts';
import { registerStyles } from '../ui/frame/styles.ts';
import { useTexts } from '../ui/text/texts-context.tsx';
import css from './account.css?inline';
import { AccountLink } from './AccountLink.tsx';

registerStyles(frameCss);
registerStyles(css);

interface AccountFrameProps {
  /** The signed-in member's first name. Null for anybody else, who sees the screen without welcome and menu. */
  firstName: string | null;
  screen: AccountScreen;
  onLogout: () => void;
  children: ReactNode;
}

interface MenuItem {
  name: 'bookings' | 'details' | 'preferences';
  to: AccountRoute;
  /** The screens on which the item is marked as current. */
  screens: readonly AccountScreen[];
}

const MENU: readonly MenuItem[] = [
  {
    name: 'bookings',
    to: { screen: 'stayBookings' },
    screens: ['stayBookings', 'bookingDetails', 'spaBookings', 'spaBooking'],
  },
  { name: 'details', to: { screen: 'details' }, screens: ['details', 'changePassword'] },
  { name: 'preferences', to: { screen: 'preferences' }, screens: ['preferences'] },
];

/** The frame of a member's screens: the welcome and the menu. Without mailing lists there are no preferences. */
export function AccountFrame({ firstName, screen, onLogout, children }: AccountFrameProps) {
  const texts = useTexts().account.frame;
  const hasLists = useAssets().mailingLists.length > 0;
  const menu = MENU.filter(({ name }) => name !== 'preferences' || hasLists);
  return (
    <div className="ui-frame" part="frame">
      {firstName === null ? null : (
        <div className="ui-stack account-head" part="header">
          <h1>{fill(texts.welcome, { firstName })}</h1>
          <nav aria-label={texts.menu.label}>
            <ul className="ui-list account-tabs account-menu">
              {menu.map(({ name, to, screens }) => (
                <li key={name}>
                  <AccountLink to={to} current={screens.includes(screen)}>
                    {texts.menu[name]}
                  </AccountLink>
                </li>
              ))}
              <li>
                <Button variant="link" onClick={onLogout}>
                  {texts.menu.logout}
                </Button>
              </li>
            </ul>
          </nav>
        </div>
      )}
      <div className="ui-frame-work" ref={noteHeight}>
        {children}
      </div>
    </div>
  );
}
