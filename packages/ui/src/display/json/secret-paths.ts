import type { JsonKey } from "./json-text.ts";

const split = (path: string): string[] =>
  path
    .replace(/^\$\.?/, "")
    .replaceAll(/\[(\w+|\*)\]/g, ".$1")
    .split(".")
    .filter(Boolean);

/**
 * Whether a place is one of the secret paths, written as a schema's `x-secret` fields are found: `providers[*].key`,
 * `login.pin`; `*` is any key or any index. What is below a secret place is hidden with it.
 */
export const secretPaths = (paths: readonly string[]): ((keys: readonly JsonKey[]) => boolean) => {
  const patterns = paths.map(split).filter((parts) => parts.length > 0);
  return (keys) =>
    patterns.some(
      (parts) => parts.length === keys.length && parts.every((part, at) => part === "*" || part === String(keys[at])),
    );
};
