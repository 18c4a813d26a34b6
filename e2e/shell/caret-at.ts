import type { Locator } from "@playwright/test";

/** The page position at which a click puts the caret after `offset` characters of a right-aligned input. */
export const caretAt = (box: Locator, offset: number): Promise<{ x: number; y: number }> =>
  box.evaluate((input: HTMLInputElement, behind) => {
    const style = getComputedStyle(input);
    const copy = document.createElement("span");
    copy.textContent = input.value;
    for (const name of ["font", "letterSpacing", "fontVariantNumeric", "fontFeatureSettings"] as const)
      copy.style[name] = style[name];
    copy.style.position = "fixed";
    copy.style.whiteSpace = "pre";
    document.body.append(copy);
    const range = document.createRange();
    range.setStart(copy.firstChild!, behind);
    range.setEnd(copy.firstChild!, input.value.length);
    const rest = range.getBoundingClientRect().width;
    copy.remove();
    const { right, top, height } = input.getBoundingClientRect();
    return {
      x: right - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth) - rest,
      y: top + height / 2,
    };
  }, offset);
