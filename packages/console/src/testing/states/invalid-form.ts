import { fireEvent, userEvent, waitFor } from "storybook/test";

/** No number, date or address, and longer than any field allows. */
const IMPOSSIBLE = "This is not what the field asks for. ".repeat(300).trim();

type Box = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (box: Box) =>
  !box.readOnly && !box.disabled && !["checkbox", "radio", "file", "search", "hidden"].includes(box.type);

/** The form of the top panel. */
const shownForm = (): HTMLFormElement => {
  const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  const form = top?.querySelector<HTMLFormElement>("form[data-slot=form]");
  if (!form) throw new Error("The panel shows no form yet");
  return form;
};

const submitOf = (form: HTMLFormElement) =>
  form.closest("[role=dialog], [role=alertdialog]")?.querySelector<HTMLElement>("[type=submit], [data-confirm]");

/** Whether the form shows errors at its fields. */
export const showsErrors = (): boolean =>
  document.querySelector("form[data-slot=form] [aria-invalid=true], [data-slot=error-summary]") !== null;

/** Of boxes that ask for nothing, those that take numbers only, or else the first one. */
const breakable = (boxes: readonly Box[]): readonly Box[] => {
  const numbers = boxes.filter((it) => it.inputMode === "decimal" || it.inputMode === "numeric");
  return numbers.length > 0 ? numbers : boxes.slice(0, 1);
};

/** Empties what a form asks for, or types an impossible value where it asks for nothing, and presses its button. */
export const pressInvalid = async (): Promise<void> => {
  const form = await waitFor(shownForm);
  const boxes = [...form.querySelectorAll<Box>("input, textarea")].filter(isTyped);
  const isAsked = form.querySelector("[aria-required=true]") !== null;
  const wrong = isAsked ? boxes.filter((it) => it.getAttribute("aria-required") === "true") : breakable(boxes);
  for (const box of wrong) await fireEvent.change(box, { target: { value: isAsked ? "" : IMPOSSIBLE } });
  const button = submitOf(form);
  // A button that waits for a value does nothing; Enter in a field shows the errors.
  if (!button || button.getAttribute("aria-disabled") === "true") await fireEvent.submit(form);
  else await userEvent.click(button);
};

/** Sends a form with what it does not accept: it shows errors at its fields. */
export const submitInvalid = async (): Promise<void> => {
  await pressInvalid();
  await waitFor(() => {
    if (!showsErrors()) throw new Error("The form shows no error yet");
  });
};
