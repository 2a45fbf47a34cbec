/** The driver's names of keys, and X's names where they differ. */
const NAMES: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageDown: 'Next',
  PageUp: 'Prior',
  Shift: 'Shift_L',
  Control: 'Control_L',
  Alt: 'Alt_L',
  Meta: 'Super_L',
};

/** X's name for a key of the driver: a name, or the number of the character that the key types. */
export function keysym(key: string): string {
  if (key.length > 1) return NAMES[key] ?? key;
  return /[A-Za-z0-9]/.test(key) ? key : `0x${key.charCodeAt(0).toString(16)}`;
}
