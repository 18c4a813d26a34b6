/** Submits a form by its id, as a button inside it would: an invalid form shows its errors and is not sent. */
export const submitForm = (id: string): void =>
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)?.requestSubmit();
