/** Submits a form by its id, as a button inside it would: what it refuses is said, and nothing is sent. */
export const submitForm = (id: string): void =>
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)?.requestSubmit();
