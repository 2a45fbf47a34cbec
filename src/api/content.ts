import * as v from 'valibot';
import type { CodedName, SystemStatus, AccountContent } from '../domain/configuration/configuration.ts';
import type { SystemName } from '../domain/configuration/systems.ts';
import type { ContentItem, Image } from '../domain/configuration/content.ts';
import { list, orNull, wireObject, wanted, type Answer } from './reader.ts';
import { ban, html, id, text, words, flag } from './wire.ts';

export const image: Answer<Image> = wireObject({ Path: words });

/** Pictures. One without an address is left out: nobody misses it. */
export const images: Answer<Image[]> = pictured(wireObject({ Path: text }));

/** The pictures of a list that have an address. */
/* @__NO_SIDE_EFFECTS__ */
export function pictured<Picture extends Image>(picture: Answer<Picture>): Answer<Picture[]> {
  return v.pipe(
    list(picture),
    v.transform((all) => all.filter(({ path }) => path !== '')),
  );
}

export const codedName: Answer<CodedName> = wireObject({ OperaCode: id, DisplayName: text });

/** An editorial block. */
export const contentItem: Answer<ContentItem> = wireObject({ Image: orNull(image), Title: text, Body: html });

const SYSTEMS: readonly string[] = ['Opera', 'Golf', 'Restaurant', 'Spa'] satisfies SystemName[];

/** The states of the systems that the booking knows; others are left out. */
export const systemStatuses: Answer<SystemStatus[]> = v.pipe(
  list(wireObject({ System: text, IsDisabled: ban, BookingMessage: html, InlineMessage: html })),
  v.transform((statuses) =>
    statuses.filter((status): status is SystemStatus => SYSTEMS.includes(status.system)),
  ),
);

/** `Content.account` of both configurations. */
export const accountContent: Answer<AccountContent> = wanted(
  v.object({ bookingLookup: flag, bookingCancellation: flag }),
  {},
);
