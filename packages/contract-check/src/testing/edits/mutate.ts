import type { Random } from "../../create-random.ts";

type Json = Record<string, unknown>;
type Site = { parent: Json; key: string; trail: string };

/** Annotations; changing them has no effect. */
const WORDS = new Set(["description", "summary", "title", "example", "examples", "x-source", "info", "externalDocs"]);

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** All significant parts used by the operations of a document. */
const sitesIn = (document: Json): Site[] => {
  const sites: Site[] = [];
  const seen = new Set<unknown>();
  const at = (reference: string) =>
    reference
      .slice(2)
      .split("/")
      .reduce<unknown>((node, part) => (node as Json)[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  const walk = (node: unknown, trail: string, isNames: boolean) => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node as Json)) {
      if (!isNames && WORDS.has(key)) continue;
      // Enumerated values have their own types.
      if (key === "type" && !isNames && ("enum" in node || "const" in node)) continue;
      // A value equal to the default is not significant.
      if (value === false && key !== "additionalProperties" && key !== "const") continue;
      sites.push({ parent: node as Json, key, trail: `${trail}/${escaped(key)}` });
      if (key === "$ref" && typeof value === "string") walk(at(value), value, false);
      else walk(value, `${trail}/${escaped(key)}`, key === "properties");
    }
  };
  for (const key of ["paths", "servers", "security"]) walk(document[key], `#/${key}`, key === "paths");
  walk((document["components"] as Json)["securitySchemes"], "#/components/securitySchemes", true);
  return sites;
};

const other = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${String(value)}x`;
};

const remove = ({ parent, key }: Site) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

/** Changes a random part of a document in place. Returns a description. */
export const mutate = (document: Json, luck: Random): string => {
  const site = luck.pick(sitesIn(document));
  const { parent, key, trail } = site;
  const value = parent[key];
  if (key === "$ref" && typeof value === "string") {
    const [, , section = "", name] = value.split("/");
    const others = Object.keys((document["components"] as Record<string, Json>)[section]!).filter((it) => it !== name);
    // Replies mostly differ in descriptions only, so they are dropped instead of swapped.
    if (section !== "schemas" || others.length === 0) {
      delete parent[key];
      return `${trail} dropped`;
    }
    parent[key] = `#/components/schemas/${luck.pick(others)}`;
    return `${trail} leads elsewhere`;
  }
  if (typeof value !== "object" && luck.below(2) === 0) {
    parent[key] = other(value);
    return `${trail} is another`;
  }
  // An additional empty part of `allOf` would be no change.
  if (Array.isArray(value) && key !== "allOf" && luck.below(2) === 0) {
    value.push(typeof value[0] === "object" ? {} : other(value[0]));
    return `${trail} has one more`;
  }
  remove(site);
  return `${trail} removed`;
};
