import { capital } from "./capital.ts";

/** Words that are not written in lower case. */
const SPELLED = new Map(
  "GGR NGR URL IP DNS IBAN KYC CPG SSL AFD CF USD USDT RTP FTD ID UUID CPU CMS SEO HTML JSON LTV CPA CPR ISO API MFA 2FA SMS SaaS CNAME AAAA XLSX"
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/** Spells the words of a label: "cpa" is "CPA". */
export const spelledWords = (words: readonly string[]): string => {
  return capital(words.map((word) => SPELLED.get(word) ?? word).join(" "));
};
