import { shared } from './shared.ts';
import { ui } from './ui.ts';

/** Every sentence that a guest can read, en-GB (D-42). A host may override single texts. */
export const catalogue = {
  shared,
  ui,
};

export type Texts = typeof catalogue;
