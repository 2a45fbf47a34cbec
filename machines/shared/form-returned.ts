/**
 * Emitted when a form comes back to the guest, with an answer or with something to mend: what is said of it is said
 * anew, and takes the focus.
 */
export interface FormReturned {
  type: 'form.returned';
}

export const FORM_RETURNED: FormReturned = { type: 'form.returned' };
