/** Words that are written in another way than in small letters. */
const SPELLED = new Map(
  "GGR NGR URL IP DNS IBAN KYC CPG SSL AFD CF USD USDT RTP FTD ID UUID CPU CMS SEO HTML JSON LTV CPA CPR ISO API MFA 2FA SMS SaaS CNAME AAAA XLSX"
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/** Words as they are written inside a sentence: "cpa" is "CPA"; inside a heading an id is a word like any other. */
export const spelledWords = (words: readonly string[]): string => {
  const text = words.map((word, at) => (at > 0 && word === "id" ? word : (SPELLED.get(word) ?? word))).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
