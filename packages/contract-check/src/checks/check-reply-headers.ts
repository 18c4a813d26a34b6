import type { Parameter } from "../contract/contract.ts";
import { report, type CheckContext } from "./check-context.ts";
import { checkValue, reportMissing, valueOf } from "./values/check-value.ts";
import type { Texts } from "./values/coerce.ts";
import { packedParameter } from "./values/parameter-style.ts";

/** Statuses of redirects. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The contract may make Location optional or omit it, but a redirect without it leads nowhere. */
const LOST = {
  rule: "missing-header",
  severity: "warning",
  message: "is not there, and the redirect leads nowhere",
} as const;

/** A repeated header is a list; for cookies, each line is a separate value (RFC 9110, 5.3). */
const givenOf = ({ contract }: CheckContext, header: Parameter, lines: readonly string[]): Texts[] =>
  header.name.toLowerCase() === "set-cookie" ? [...lines] : [packedParameter(contract, header, lines.join(", "))];

/**
 * Checks the headers of a reply against the contract. `documented` is the status as written in the contract. A HEAD may
 * omit headers of its GET.
 */
export const checkReplyHeaders = (context: CheckContext, documented: string): void => {
  const { contract, operation, exchange } = context;
  const { headers, hasHeaders, status } = exchange.reply;
  if (!hasHeaders) return;
  const known = operation.replyHeaders.get(documented) ?? [];
  const isShort = exchange.method === "HEAD" && operation.method !== "head";
  const isLocated = headers.has("location") || known.some((it) => it.required && it.name.toLowerCase() === "location");
  if (REDIRECTS.has(status) && !isLocated) report(context, { ...LOST, where: `reply ${documented}: header Location` });
  for (const header of known) {
    const where = `reply ${documented}: header ${header.name}`;
    const lines = headers.get(header.name.toLowerCase());
    if (lines === undefined) {
      const name = header.name.toLowerCase();
      const missing = { where, rule: "missing-header", isOptional: name === "set-cookie" } as const;
      if (header.required && !isShort) reportMissing(context, header, missing);
      continue;
    }
    for (const given of givenOf(context, header, lines))
      checkValue(context, header, valueOf(contract, header, given), { where, direction: "reply" });
  }
};
