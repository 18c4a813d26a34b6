type Json = Record<string, unknown>;

/** A schema and its parent. */
export type SchemaSite = { holder: Json; key: string; schema: Json; isToldApart: boolean };

const isObject = (it: unknown): it is Json => typeof it === "object" && it !== null && !Array.isArray(it);

/** All schemas of a document with their parents, without examples. */
export const schemaSites = (document: Json): SchemaSite[] => {
  const sites: SchemaSite[] = [];
  const visit = (holder: Json, key: string, isToldApart = false) => {
    const schema = holder[key];
    if (!isObject(schema)) return;
    sites.push({ holder, key, schema, isToldApart });
    for (const name of Object.keys(schema["properties"] ?? {})) visit(schema["properties"] as Json, name);
    for (const one of ["items", "additionalProperties"]) visit(schema, one);
    for (const many of ["allOf", "oneOf", "anyOf"])
      for (const index of Object.keys(schema[many] ?? []))
        visit(schema[many] as Json, index, "discriminator" in schema);
  };
  const search = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node as Json))
      if (key === "schema") visit(node as Json, key);
      else if (key === "schemas") for (const name of Object.keys(value as Json)) visit(value as Json, name);
      else if (key !== "example" && key !== "examples") search(value);
  };
  search(document);
  return sites;
};
