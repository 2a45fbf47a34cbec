/**
 * Asks the dialog on top in `home` to close, as Escape does (D-336), once the address shows the guest's place again;
 * false where none is open.
 */
export function closeDialog(home: ParentNode, showPlace: () => void): boolean {
  const dialog = [...home.querySelectorAll('.ui-dialog')].pop();
  if (!dialog) return false;
  showPlace();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
