import { who } from './who.ts';

export const text = who('booking');
