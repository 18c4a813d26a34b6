import { html, type Html } from "./html.ts";

const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const tokenHtml = (token: string, text: string | undefined, colon: string | undefined): Html => {
  if (text === undefined) return html`<b class="${/[a-z]/.test(token[0]!) ? "jw" : "jn"}">${token}</b>`;
  return colon ? html`<b class="jk">${text}</b>${colon}` : html`<b class="js">${text}</b>`;
};

/** A value as colored JSON. */
export const jsonHtml = (value: unknown): Html => {
  const text = JSON.stringify(value, undefined, 2) ?? "";
  const parts: (string | Html)[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    parts.push(text.slice(last, match.index), tokenHtml(match[0], match[1], match[2]));
    last = match.index + match[0].length;
  }
  parts.push(text.slice(last));
  return html`<pre tabindex="0"><code>${parts}</code></pre>`;
};
