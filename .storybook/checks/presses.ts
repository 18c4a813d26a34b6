import { CONTROLS, FORM, movedSince, placesOf, textOf, WINDOW } from "./places.ts";

const FIELD = "[data-slot=field]";
const TEXT = "textarea,input:is(:not([type]),[type=text],[type=email],[type=url],[type=tel],[type=password])";

/** Titles whose form was checked: the looks of a panel share it. */
const checked = new Set<string>();

const task = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
/** Time for a validation and for React to render its result. Frames would cost twenty times as much. */
const settle = async () => {
  for (let tasks = 0; tasks < 4; tasks += 1) await task();
};
const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** Types as a user does: React listens to the event and compares the value with the last one that it has set. */
const type = (box: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const proto = box instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(proto, "value")!.set!.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
};

/** An earlier result of a calculator, which is dimmed until the next one. */
const OLD_RESULT = "[aria-live=polite][aria-busy=true]:not(:has([role=status]))";

/** A calculator calculates again from what was typed; the checks that follow look at a result. */
const calculated = async () => {
  await settle();
  while (document.querySelector(OLD_RESULT)) await new Promise(requestAnimationFrame);
};

/** Frames that a form may take to load what it offers; the checks end before with what keeps loading. */
const MOST_FRAMES = 120;

/** A form has loaded what it offers, so that nothing arrives between a press and its release. */
const loaded = async (place: Element) => {
  for (let frame = 0; frame < MOST_FRAMES && place.querySelector("[data-slot=skeleton]"); frame += 1)
    await new Promise(requestAnimationFrame);
};

/** Leaves `from` by a press on `button`, and returns the controls that move before the release. */
const leaveByPress = async (place: Element, from: HTMLElement, button: HTMLElement): Promise<string[]> => {
  from.focus({ preventScroll: true });
  if (document.activeElement !== from) return [];
  // What getting the focus changes, such as a toolbar, is not what leaving changes.
  await settle();
  const before = placesOf(place);
  button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  from.blur();
  button.focus({ preventScroll: true });
  await settle();
  const moved = movedSince(before);
  button.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, cancelable: true }));
  await settle();
  return moved.map((what) => `leaving ${textOf(from.closest(FIELD)!)} moves ${what}`);
};

/**
 * Fails when leaving a field by a press on another control moves the controls of the form before the release, so that the
 * click would miss. Each field is left as it is and, if it holds text, after typing; its text is put back.
 */
export const checkPresses = async (title: string): Promise<void> => {
  if (checked.has(title)) return;
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    checked.add(title);
    const place = form.closest(WINDOW) ?? form.parentElement!;
    const button = [...place.querySelectorAll<HTMLElement>("button")]
      .filter((it) => !it.closest(FIELD))
      .findLast(isShown);
    const fields = [...form.querySelectorAll(FIELD)].flatMap(
      (it) => [...it.querySelectorAll<HTMLElement>(CONTROLS)].find(isShown) ?? [],
    );
    if (!button) continue;
    await loaded(place);
    const moved: string[] = [];
    for (const field of fields) {
      moved.push(...(await leaveByPress(place, field, button)));
      if (!field.matches(TEXT) || field.matches("[readonly],:disabled")) continue;
      const box = field as HTMLInputElement | HTMLTextAreaElement;
      const { value } = box;
      type(box, " x ");
      moved.push(...(await leaveByPress(place, field, button)));
      type(box, value);
    }
    await calculated();
    if (moved.length > 0) throw new Error(`Before the release ${moved.slice(0, 5).join("; ")}`);
  }
};
