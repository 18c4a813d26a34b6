import { html, type Html } from "./html.ts";

/** A sentence of the contract with its `code` and **bold** markup. */
export const proseHtml = (text: string): Html => {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((it) => {
    if (/^`[^`]+`$/.test(it)) return html`<code>${it.slice(1, -1)}</code>`;
    return /^\*\*[^*]+\*\*$/.test(it) ? html`<strong>${proseHtml(it.slice(2, -2))}</strong>` : it;
  });
  return html`${parts}`;
};
