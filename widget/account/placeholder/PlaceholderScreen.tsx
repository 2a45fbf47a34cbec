import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { placeholderMachine } from '../../../machines/account/placeholder/placeholder.machine.ts';
import { selectName } from '../../../machines/account/placeholder/placeholder.selectors.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

export function PlaceholderScreen({ actor }: { actor: ActorRefFrom<typeof placeholderMachine> }) {
  return <PageHeading>{useTexts().account.titles[useSelector(actor, selectName)]}</PageHeading>;
}
