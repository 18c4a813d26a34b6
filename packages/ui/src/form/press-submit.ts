/** Presses the form's own submit button, so that what keeps it from being pressed holds here too. */
export const pressSubmit = (form: HTMLFormElement): void => {
  const button = [...form.elements].find(
    (element) => element instanceof HTMLButtonElement && element.type === "submit",
  );
  if (button) (button as HTMLButtonElement).click();
  else form.requestSubmit();
};
