/** A name as assistive technology hears it, or a text: the whole of it, or what a pattern finds. */
export type Name = string | RegExp;
/** The same for the page, which is sent JSON. */
export type WireName = string | { source: string; flags: string };

/** One step on the way to an element: by role and name, by its text, or by a selector where it has neither. */
export type Step = { role?: string; name?: WireName; text?: WireName; css?: string; nth?: number };

const wire = (name: Name): WireName => (typeof name === "string" ? name : { source: name.source, flags: name.flags });

export const role = (is: string, name?: Name, nth?: number): Step => ({
  role: is,
  ...(name === undefined ? {} : { name: wire(name) }),
  ...(nth === undefined ? {} : { nth }),
});
export const text = (is: Name): Step => ({ text: wire(is) });
export const css = (selector: string, nth?: number): Step => ({ css: selector, ...(nth === undefined ? {} : { nth }) });

export const button = (name: Name, nth?: number): Step => role("button", name, nth);
export const dialog = (name?: Name): Step => role("dialog", name);
export const alert = (name?: Name): Step => role("alertdialog", name);
/** A row of the list on screen; the lists that were open before are in the document too. */
export const row = (nth?: number): Step => css("main > [data-slot=page]:not([aria-hidden]) tr[data-row-id]", nth);
export const toast = css("[data-slot=toast]");
