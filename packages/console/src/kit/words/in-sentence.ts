/** A label within a sentence: "Bank accounts" as "bank accounts", "DNS records" as it is. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]+\b/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
