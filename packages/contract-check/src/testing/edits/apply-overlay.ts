import { parse } from "yaml";

type Json = Record<string, unknown>;
type Overlay = { actions: { target: string; update: Json }[] };

const isObject = (it: unknown): it is Json => typeof it === "object" && it !== null && !Array.isArray(it);

/** The keys of a JSONPath such as `$.paths['/api/rates'].get.parameters[0]`. */
const keysOf = (path: string): string[] =>
  [...path.matchAll(/\.([A-Za-z_]\w*)|\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(
    ([, name, quoted, index]) => name ?? quoted?.replaceAll(/\\(.)/g, "$1") ?? index!,
  );

/** OpenAPI Overlay: objects are merged, lists are appended, everything else is replaced. */
const merge = (into: Json, update: Json): void => {
  for (const [key, value] of Object.entries(update)) {
    const before = into[key];
    if (isObject(before) && isObject(value)) merge(before, value);
    else
      into[key] =
        Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
  }
};

/** Applies a YAML overlay to a document. */
export const applyOverlay = (document: Json, overlay: string): Json => {
  const copy = structuredClone(document);
  for (const { target, update } of (parse(overlay) as Overlay).actions) {
    const found = keysOf(target).reduce<unknown>((node, key) => (node as Json)[key], copy);
    if (!isObject(found)) throw new Error(`${target} leads nowhere`);
    merge(found, update);
  }
  return copy;
};
