/**
 * Emitted when a form returns to the guest with an answer or with errors. The view announces the message again and
 * gives it the focus.
 */
export interface FormReturned {
  type: 'form.returned';
}

export const FORM_RETURNED: FormReturned = { type: 'form.returned' };
