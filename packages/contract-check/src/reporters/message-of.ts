import type { Finding } from "../findings/finding.ts";

/** How often a finding was seen, where the format has no field for it. */
export const often = ({ count = 1 }: Pick<Finding, "count">): string => (count > 1 ? ` (${count} times)` : "");

/** What a finding says, with its hint, in one line. `counted` stands between them. */
export const messageOf = ({ message, hint }: Pick<Finding, "message" | "hint">, counted = ""): string => {
  const text = `${message}${counted}`;
  return hint ? `${text}${/[.?!]$/.test(text) ? "" : "."} ${hint}` : text;
};
