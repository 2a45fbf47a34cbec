import * as v from 'valibot';
import type { CodedName, ContentItem, Image, SystemName, SystemStatus } from '../domain/configuration.ts';
import { flag, id, list, orElse, orNull, text, type Answer } from './wire.ts';

export const image: Answer<Image> = v.object({ Path: v.string() });

export const images: Answer<Image[]> = list(image);

export const codedName: Answer<CodedName> = v.object({ OperaCode: id, DisplayName: text });

/** An editorial block (A §3.2). */
export const contentItem: Answer<ContentItem> = v.object({ Image: orNull(image), Title: text, Body: text });

const SYSTEMS: readonly SystemName[] = ['Opera', 'Golf', 'Restaurant', 'Spa'];

/** The states of the systems that the booking knows (A §3.2); others are left out. */
export const systemStatuses: Answer<SystemStatus[]> = orElse(
  v.pipe(
    v.array(v.object({ System: v.string(), IsDisabled: flag, BookingMessage: text, InlineMessage: text })),
    v.transform((statuses) =>
      statuses.flatMap((status) => {
        const System = SYSTEMS.find((system) => system === status.System);
        return System === undefined ? [] : [{ ...status, System }];
      }),
    ),
  ),
  [],
);
