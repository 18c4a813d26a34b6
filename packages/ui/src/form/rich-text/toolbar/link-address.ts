import { cleanText } from "../../../clean-text.ts";
import { safeHref } from "../../../safe-href.ts";

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Converts typed text to a safe URL: `example.com` to https, `a@example.com` to mailto. Undefined for any other text. */
export const linkAddress = (typed: string): string | undefined => {
  const text = cleanText(typed);
  if (text === "" || /\s/.test(text)) return undefined;
  if (MAIL.test(text) && !text.includes(":")) return `mailto:${text}`;
  return HOST.test(text) ? `https://${text}` : safeHref(text);
};
