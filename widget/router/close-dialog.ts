/**
 * Asks the topmost dialog in `home` to close, as Escape does (D-336), after `showPlace` has restored the address. False
 * where no dialog is open.
 */
export function closeDialog(home: ParentNode, showPlace: () => void): boolean {
  const dialog = [...home.querySelectorAll('.ui-dialog')].pop();
  if (!dialog) return false;
  showPlace();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
