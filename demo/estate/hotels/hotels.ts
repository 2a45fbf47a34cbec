import { gullSands } from './gull-sands.ts';
import type { Hotel } from './hotel.ts';
import { meridian } from './meridian.ts';

/** The hotels other than the estate's own, by the segment of their CMS. */
export const HOTELS: Readonly<Record<string, Hotel>> = { meridian, 'gull-sands': gullSands };
