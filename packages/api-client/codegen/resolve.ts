import type { OpenAPI3 } from "openapi-typescript";

/** What a reference of the contract names; throws when there is no such thing. */
export const resolve = (api: OpenAPI3, ref: string): unknown => {
  const keys = ref.slice(2).split("/");
  const found = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")],
    api,
  );
  if (found === undefined) throw new Error(`The contract has no ${ref}`);
  return found;
};
