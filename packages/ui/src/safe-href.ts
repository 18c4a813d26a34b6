const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Returns a URL if it is safe to follow: relative, http(s), mailto or tel. Undefined for any other. */
export const safeHref = (href: string): string | undefined => {
  try {
    return SCHEMES.has(new URL(href, "https://here.invalid/").protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};
