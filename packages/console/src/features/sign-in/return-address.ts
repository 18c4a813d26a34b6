const HOME = "/quick-dashboard";

/** Where to go after signing in: a path of this console, never another site. */
export const returnAddress = (wanted: string | null): string =>
  wanted && wanted.startsWith("/") && !wanted.startsWith("//") && !wanted.includes("\\") && !wanted.startsWith("/admin")
    ? wanted
    : HOME;
