import { withoutPersonal } from "./looks-personal.ts";
import type { Headers } from "../traffic/exchange.ts";

/** What says something of the contract and nothing of people; every other header is left out. */
const KEPT = new Set([
  "accept",
  "allow",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "pragma",
  "referrer-policy",
  "retry-after",
  "strict-transport-security",
  "vary",
  "x-content-type-options",
  "x-frame-options",
]);

/** A nonce of a page, in a content security policy. */
const NONCE = /'(?:nonce|sha\d+)-[^']*'/g;

const cookie = (line: string) => {
  const [first = "", ...attributes] = line.split(";");
  const kept = attributes.filter((it) => !/^\s*domain=/i.test(it));
  return [`${first.split("=")[0]!.trim()}=removed`, ...kept].join(";");
};

/** The headers of a request or reply that may be shown: of cookies only names and flags, of places only the path. */
export const scrubHeaders = (headers: Headers): { name: string; value: string }[] =>
  [...headers].flatMap(([name, values]) => {
    if (name === "set-cookie") return values.map((it) => ({ name, value: cookie(it) }));
    if (name === "location") return values.map((it) => ({ name, value: withoutPersonal(it.split(/[?#]/)[0]!) }));
    if (name === "idempotency-key") return [{ name, value: "00000000-0000-4000-8000-000000000000" }];
    return KEPT.has(name)
      ? values.map((value) => ({ name, value: withoutPersonal(value.replaceAll(NONCE, "'nonce-removed'")) }))
      : [];
  });
