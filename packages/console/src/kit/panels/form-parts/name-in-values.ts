/** Fields that name a new record, the most telling first. */
const NAMES = ["title", "name", "username", "nickname", "domainName", "hostname", "domain", "key", "slug"];

const textOf = (value: unknown): string => {
  const text = typeof value === "object" && value !== null ? (value as { en?: unknown }).en : value;
  return typeof text === "string" ? text.trim() : "";
};

/** The name that was entered for a new record; of a text in several languages the English one. */
export const nameInValues = (values: object): string | undefined =>
  NAMES.map((name) => textOf((values as Record<string, unknown>)[name])).find((text) => text !== "");
