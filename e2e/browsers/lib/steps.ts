/** An accessible name or a text: a string must match completely, a pattern may match a part. */
export type Name = string | RegExp;
/** The same in JSON, as it is sent to the page. */
export type WireName = string | { source: string; flags: string };

/** One step to an element: by role and name, by text, or by selector where it has neither. */
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
/** A row of the visible list. Lists that were open before are still in the document. */
export const row = (nth?: number): Step => css("main > [data-slot=page]:not([aria-hidden]) tr[data-row-id]", nth);
export const toast = css("[data-slot=toast]");
