const BLOCK = /<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /"[^"]*"|'[^']*'|(?<=["'\s])(?:style|on[a-z]+)(?=\s*=)/gi;

/**
 * HTML that a browser can read under `style-src 'self'` without reporting each style and handler in it, which hold
 * nowhere anyway. Not what keeps a text safe: that is the editor's schema.
 */
export const quietHtml = (html: string): string =>
  html
    .replace(BLOCK, "")
    .replace(TAG, (tag) => tag.replace(ATTRIBUTE, (name) => (/^["']/.test(name) ? name : `data-quiet-${name}`)));

/** Gives elements that were read from quiet HTML their styles back: some programs write bold as a style alone. */
export const restoreStyles = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>("[data-quiet-style]"))
    element.style.cssText = element.dataset["quietStyle"] ?? "";
};
