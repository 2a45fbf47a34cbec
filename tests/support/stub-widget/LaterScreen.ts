import { words } from './words.ts';

export const text = words('later');
