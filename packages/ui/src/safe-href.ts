const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address that may be followed: one of this site, or of the web, mail or telephone. Nothing for any other. */
export const safeHref = (href: string): string | undefined => {
  try {
    return SCHEMES.has(new URL(href, "https://here.invalid/").protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};
