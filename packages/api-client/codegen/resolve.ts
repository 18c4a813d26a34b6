import type { OpenAPI3 } from "openapi-typescript";

/** The target of a reference of the contract. Throws when it does not exist. */
export const resolve = (api: OpenAPI3, ref: string): unknown => {
  const keys = ref.slice(2).split("/");
  const found = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")],
    api,
  );
  if (found === undefined) throw new Error(`The contract has no ${ref}`);
  return found;
};
