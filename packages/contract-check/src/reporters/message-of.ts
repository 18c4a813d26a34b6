import type { Finding } from "../findings/finding.ts";

/** What a finding says, with its hint, in one line. `often` stands between them. */
export const messageOf = ({ message, hint }: Pick<Finding, "message" | "hint">, often = ""): string => {
  const text = `${message}${often}`;
  return hint ? `${text}${/[.?!]$/.test(text) ? "" : "."} ${hint}` : text;
};
