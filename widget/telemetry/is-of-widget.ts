/** Whether a `stay:failed` says that the widget itself failed, and not a call. */
export function isOfWidget(event: Event): boolean {
  return !(event instanceof CustomEvent && 'call' in event.detail);
}
