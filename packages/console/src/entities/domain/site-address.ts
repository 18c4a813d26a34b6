import { domainAscii } from "./domain-name.ts";

/** URL of a domain's site; undefined for a text that leads elsewhere, such as `good@evil.example`. */
export const siteAddress = (domainName: string): string | undefined => {
  const host = /[\s@/?#\\:]/.test(domainName) ? undefined : domainAscii(domainName);
  return host === undefined ? undefined : `https://${host}`;
};
