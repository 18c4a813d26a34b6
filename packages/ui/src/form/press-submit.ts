/** Clicks the form's submit button, so that its disabled state applies here too. */
export const pressSubmit = (form: HTMLFormElement): void => {
  const button = [...form.elements].find(
    (element) => element instanceof HTMLButtonElement && element.type === "submit",
  );
  if (button) (button as HTMLButtonElement).click();
  else form.requestSubmit();
};
