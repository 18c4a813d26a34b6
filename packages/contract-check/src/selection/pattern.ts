const expressionOf = (pattern: string): string =>
  pattern
    .split("*")
    .map((it) => it.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");

/** Whether a name matches a pattern, in which `*` matches anything. */
export const matches = (pattern: string, name: string): boolean => new RegExp(`^${expressionOf(pattern)}$`).test(name);

/** The same for a path; everything below a named path is included. */
export const matchesPath = (pattern: string, path: string): boolean =>
  new RegExp(`^${expressionOf(pattern.replace(/\/+$/, ""))}(?:/|$)`).test(path);
