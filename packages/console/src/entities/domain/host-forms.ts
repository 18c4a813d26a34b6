import { toUnicode } from "punycode/punycode.es6.js";

/** Letters, digits and marks of any script, with what names of records have besides: `_dmarc`, `*`, dots, hyphens. */
const HOST = /^[\p{L}\p{M}\p{N}_*.-]+$/u;
const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** The host name as DNS has it, other letters in Punycode: `münchen` → `xn--mnchen-3ya`; undefined if it has none. */
export const hostAscii = (host: string): string | undefined =>
  isAscii(host) ? host : HOST.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;

/** The host name with its own letters; unchanged if it has no valid Punycode. */
export const hostUnicode = (host: string): string => {
  try {
    return toUnicode(host);
  } catch {
    return host;
  }
};
