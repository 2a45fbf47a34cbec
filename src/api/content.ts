import * as v from 'valibot';
import type { CodedName, SystemStatus } from '../domain/configuration.ts';
import type { SystemName } from '../domain/systems.ts';
import type { ContentItem, Image } from '../domain/content.ts';
import { flag, id, list, orNull, text, wireObject, type Answer } from './wire.ts';

export const image: Answer<Image> = wireObject({ Path: v.string() });

export const images: Answer<Image[]> = list(image);

export const codedName: Answer<CodedName> = wireObject({ OperaCode: id, DisplayName: text });

/** An editorial block. */
export const contentItem: Answer<ContentItem> = wireObject({ Image: orNull(image), Title: text, Body: text });

const SYSTEMS: readonly string[] = ['Opera', 'Golf', 'Restaurant', 'Spa'] satisfies SystemName[];

/** The states of the systems that the booking knows; others are left out. */
export const systemStatuses: Answer<SystemStatus[]> = v.pipe(
  list(wireObject({ System: v.string(), IsDisabled: flag, BookingMessage: text, InlineMessage: text })),
  v.transform((statuses) =>
    statuses.filter((status): status is SystemStatus => SYSTEMS.includes(status.system)),
  ),
);
