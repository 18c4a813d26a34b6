import type { JsonKey } from "./json-text.ts";

const split = (path: string): string[] =>
  path
    .replace(/^\$\.?/, "")
    .replaceAll(/\[(\w+|\*)\]/g, ".$1")
    .split(".")
    .filter(Boolean);

/**
 * Returns a check whether a value is at one of the secret paths, in the format of a schema's `x-secret` fields:
 * `providers[*].key`, `login.pin`; `*` matches any key or index. Everything below a secret path is hidden with it.
 */
export const secretPaths = (paths: readonly string[]): ((keys: readonly JsonKey[]) => boolean) => {
  const patterns = paths.map(split).filter((parts) => parts.length > 0);
  return (keys) =>
    patterns.some(
      (parts) => parts.length === keys.length && parts.every((part, at) => part === "*" || part === String(keys[at])),
    );
};
