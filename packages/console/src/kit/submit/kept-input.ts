import { PERSONAL } from "@backoffice/api-client";

const mustGo = (value: unknown): boolean => {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(mustGo);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, it]) => (PERSONAL.has(name) && it !== null && it !== "") || mustGo(it));
};

/** The input of a write for storage in the browser: complete, or absent if it has personal data, secrets or files. */
export const keptInput = (input: unknown): { input?: unknown } => (mustGo(input) ? {} : { input });
