import { createActor } from 'xstate';
import { type AccountActor, accountMachine } from '../../../machines/account/account.machine.ts';
import { INTERESTS, type MailingList } from '../../../src/domain/account/marketing.ts';
import type { ElementSettings } from '../../interface/settings.ts';
import { isPublic } from '../../../machines/account/account.setup.ts';
import { estateDate } from '../../../src/domain/dates/estate-clock.ts';
import { accountScreen } from '../account-screens.ts';
import { waitForAccountScreen } from '../account.ts';
import { memberPorts } from '../member-ports.ts';
import { ACCOUNT_PREVIEWS, accountPreview } from './account-previews.ts';
import { memberAnswers } from './sample-member.ts';
import { showPreview, type MountPreview, type PreviewContent } from './show-preview.ts';
import { sampleAuth, sampleResources } from './sample-resources.ts';

interface PreviewOptions {
  /** The attribute's value. */
  value: string;
  warn: (message: string) => void;
  mailingLists: readonly MailingList[];
  draw: MountPreview<AccountActor>;
}

/** The settings of the page. 'preferences' has sample lists where the page has none: guests would not see it at all. */
export function settingsOfPreview(value: string, settings: ElementSettings): ElementSettings {
  const hasLists = Object.keys(settings.mailingLists).length > 0;
  return value.trim() !== 'preferences' || hasLists
    ? settings
    : { ...settings, mailingLists: Object.fromEntries(INTERESTS.map((interest, id) => [interest, id])) };
}

/** The account's own chart at a screen, with a sample member: nothing is called or kept. */
export function startAccountPreview({ value, warn, mailingLists, draw }: PreviewOptions): PreviewContent {
  const name = value.trim();
  if (name !== '' && !ACCOUNT_PREVIEWS.includes(name))
    warn(`preview: there is no screen ${name}, but ${ACCOUNT_PREVIEWS.join(', ')}`);
  const route = accountPreview(name) ?? { screen: 'login', note: null };
  const answers = memberAnswers(estateDate(new Date()));
  const resources = sampleResources(answers, sampleAuth(!isPublic(route)));
  const actor = createActor(
    accountMachine.provide({
      actors: { ...memberPorts(resources), screen: accountScreen(resources) },
    }),
    { input: { route, mailingLists } },
  );
  return showPreview(actor, resources.vault, draw, waitForAccountScreen);
}
