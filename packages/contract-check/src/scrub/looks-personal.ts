import { isIPv6 } from "node:net";
import { isUuid } from "./is-uuid.ts";

const REMOVED = "removed";
const REMOVED_EMAIL = "removed@example.com";

/** Patterns that identify a person, account or key in any context. */
const PATTERNS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bdata:[\w.+-]+\/[\w.+-]+[^\s"'<>]*,[^\s"'<>]*/gi, "data:,"],
  // Credentials before the host, and each value in the query of a link.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, `$1${REMOVED}@`],
  [/([?&#;][\w.[\]%-]+=)[^&#\s"'<>]+/g, `$1${REMOVED}`],
  [/[^\s@<>"'()[\],;:=/?&]+@[^\s@<>"'()[\],;:=/?&]+\.[a-z]{2,}/gi, REMOVED_EMAIL],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)*/g, REMOVED],
  [/\b(basic|bearer|digest|negotiate|token|apikey)\s+(?!removed)[\w+/=.~:-]{6,}/gi, `$1 ${REMOVED}`],
  [
    /\b((?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|access[_-]?key|otp|pin|cvv|cvc|sid|session(?:id)?)"?\s*[:=]\s*"?)[^\s"',;&]+/gi,
    `$1${REMOVED}`,
  ],
  [/\b(?:sk|pk|rk|whsec|gh[opsru]|github_pat|glpat|xox[abprs]|AKIA|ASIA|ya29|AIza)[-_.]?[\w.-]{8,}/g, REMOVED],
  [/-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g, REMOVED],
  [/\b[A-Z]{2}\d{2}(?:[ -]?[0-9A-Z]{4}){3,7}(?:[ -]?[0-9A-Z]{1,3})?\b/gi, REMOVED],
  [/\b\d(?:[ -]?\d){12,18}\b/g, REMOVED],
  [/\b(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\b/g, REMOVED],
  [/\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi, REMOVED],
  [/(?<![\w.])(?:\+|00)\d[\d ()./-]{6,}\d\b/g, REMOVED],
  [/(?<![\w.-])0\d{1,4}[ /-]?\d{2,4}(?:[ -]?\d{2,4}){1,3}\b(?!\.\d)/g, REMOVED],
];

const IPV6 = /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}(?:[0-9a-f]{1,4}|(?:\d{1,3}\.){3}\d{1,3})?(?![\w:])/gi;

/** Long text without spaces, mixing letters and digits: not a word, possibly a key. */
const LONG = /(?<![\w%./-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/-]{20,}={0,2}/g;
const MOMENT = /^\d{4}-\d\d-\d\d[tT]/;

/** A text without any of these needs no search: nearly all texts are words. */
const SUSPICIOUS = /[\d@:=]|\b(?:basic|bearer|digest|negotiate|token|apikey)\s|[a-z]_[a-z]|[a-z]-[a-z]|-----|AIza/i;

const cleaned = (text: string): string =>
  PATTERNS.reduce((all, [pattern, instead]) => all.replaceAll(pattern, instead), text)
    .replaceAll(IPV6, (it) => (isIPv6(it) ? REMOVED : it))
    .replaceAll(LONG, (it) => (isUuid(it) || MOMENT.test(it) ? it : REMOVED));

/** Number of cached texts. */
const REMEMBERED = 20_000;
const known = new Map<string, string>();

/** Removes likely addresses, accounts, tokens and personal numbers from a text. */
export const removePersonalData = (text: string): string => {
  if (!SUSPICIOUS.test(text)) return text;
  const before = known.get(text);
  if (before !== undefined) return before;
  const rest = cleaned(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, rest);
  return rest;
};

/** Whether a text contains such a value. */
export const looksPersonal = (text: string): boolean => removePersonalData(text) !== text;
