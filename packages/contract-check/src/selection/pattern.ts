const expressionOf = (pattern: string): string =>
  pattern
    .split("*")
    .map((it) => it.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");

/** Whether a name is meant by a pattern, in which `*` stands for anything. */
export const matches = (pattern: string, name: string): boolean => new RegExp(`^${expressionOf(pattern)}$`).test(name);

/** The same of a path; everything below a path that is named belongs to it. */
export const matchesPath = (pattern: string, path: string): boolean =>
  new RegExp(`^${expressionOf(pattern.replace(/\/+$/, ""))}(?:/|$)`).test(path);
