import { cleanText } from "../../../clean-text.ts";
import { safeHref } from "../../../safe-href.ts";

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** What was typed as an address that may be followed: `example.com` is of the web, `a@example.com` e-mail. Nothing for any other. */
export const linkAddress = (typed: string): string | undefined => {
  const text = cleanText(typed);
  if (text === "" || /\s/.test(text)) return undefined;
  if (MAIL.test(text) && !text.includes(":")) return `mailto:${text}`;
  return HOST.test(text) ? `https://${text}` : safeHref(text);
};
