import { parse, stringify } from "yaml";
import type { Random } from "../../create-random.ts";
import { schemaSites } from "./schema-sites.ts";

type Json = Record<string, unknown>;
/** Rewrites a document without changing its meaning; may modify it in place. */
type Rewrite = (document: Json, luck: Random) => Json;

const SETS = new Set(["required", "enum", "type", "allOf", "oneOf", "anyOf", "parameters"]);
const WORDS = new Set(["description", "summary", "x-source"]);
const isObject = (it: unknown): it is Json => typeof it === "object" && it !== null && !Array.isArray(it);

const everywhere = (node: unknown, change: (node: Json) => void): void => {
  if (typeof node !== "object" || node === null) return;
  if (isObject(node)) change(node);
  for (const it of Object.values(node)) everywhere(it, change);
};
const components = (document: Json) => document["components"] as Record<string, Json>;
const found = (document: Json, reference: string): Json => {
  const [, , section = "", name = ""] = reference.split("/");
  return components(document)[section]![name] as Json;
};

const reorderKeys: Rewrite = (document, luck) => {
  const reordered = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(reordered);
    if (!isObject(node)) return node;
    return Object.fromEntries(luck.shuffled(Object.entries(node)).map(([key, it]) => [key, reordered(it)]));
  };
  return reordered(document) as Json;
};

const reorderLists: Rewrite = (document, luck) => {
  everywhere(document, (node) => {
    for (const [key, value] of Object.entries(node))
      if (SETS.has(key) && Array.isArray(value)) node[key] = luck.shuffled(value);
  });
  return document;
};

const reword: Rewrite = (document, luck) => {
  everywhere(document, (node) => {
    for (const key of WORDS)
      if (typeof node[key] === "string" && luck.below(3) === 0) node[key] = `${node[key]} (again)`;
  });
  return document;
};

/** Another line width, flow style and quotes: to text and back. */
const reformat: Rewrite = (document, luck) => {
  const text =
    luck.below(3) === 0
      ? JSON.stringify(document, undefined, luck.below(4))
      : stringify(document, {
          lineWidth: luck.pick([60, 100, 0]),
          indent: luck.pick([2, 4]),
          collectionStyle: luck.pick(["any", "flow", "block"]),
          aliasDuplicateObjects: false,
        });
  return parse(text) as Json;
};

const inline: Rewrite = (document, luck) => {
  const sites: { node: Json; reference: string }[] = [];
  const told = new Set(
    schemaSites(document)
      .filter((it) => it.isToldApart)
      .map((it) => it.schema),
  );
  everywhere(document, (node) => {
    if (typeof node["$ref"] === "string" && !told.has(node)) sites.push({ node, reference: node["$ref"] });
  });
  for (const { node, reference } of luck.shuffled(sites).slice(0, 5)) {
    const copy = structuredClone(found(document, reference));
    const beside = Object.keys(node).filter((it) => it !== "$ref");
    delete node["$ref"];
    if (beside.some((it) => it in copy && !WORDS.has(it))) node["allOf"] = [copy];
    else Object.assign(node, { ...copy, ...node });
  }
  return document;
};

const rename: Rewrite = (document, luck) => {
  const section = luck.pick(["schemas", "responses", "parameters"].filter((it) => components(document)[it]));
  const from = luck.pick(Object.keys(components(document)[section]!));
  const to = `${from}Renamed${luck.below(1000)}`;
  const { [from]: moved, ...others } = components(document)[section]!;
  components(document)[section] = { ...others, [to]: moved };
  const [before, after] = [`#/components/${section}/${from}`, `#/components/${section}/${to}`];
  everywhere(document, (node) => {
    for (const [key, value] of Object.entries(node)) if (value === before) node[key] = after;
  });
  return document;
};

const extract: Rewrite = (document, luck) => {
  const site = luck.pick(schemaSites(document).filter((it) => !it.isToldApart));
  const name = `Extracted${luck.below(1_000_000)}`;
  components(document)["schemas"]![name] = site.schema;
  site.holder[site.key] = { $ref: `#/components/schemas/${name}` };
  return document;
};

const wrap: Rewrite = (document, luck) => {
  const site = luck.pick(schemaSites(document).filter((it) => !it.isToldApart));
  site.holder[site.key] = { description: "The same", allOf: [site.schema] };
  return document;
};

const split: Rewrite = (document, luck) => {
  const sites = schemaSites(document).filter(
    ({ schema, isToldApart }) => schema["properties"] && !("additionalProperties" in schema) && !isToldApart,
  );
  if (sites.length === 0) return document;
  const { schema, holder, key } = luck.pick(sites);
  const names = luck.shuffled(Object.keys(schema["properties"] as Json));
  const half = new Set(names.slice(0, Math.ceil(names.length / 2)));
  const part = (isFirst: boolean) =>
    Object.fromEntries(Object.entries(schema["properties"] as Json).filter(([name]) => half.has(name) === isFirst));
  holder[key] = { allOf: [{ ...schema, properties: part(true) }, { properties: part(false) }] };
  return document;
};

const constant: Rewrite = (document) => {
  for (const { schema } of schemaSites(document))
    if ("const" in schema) {
      schema["enum"] = [schema["const"]];
      delete schema["const"];
    }
  return document;
};

/** Equivalent rewrites of a contract, by name. */
export const rewrites: Record<string, Rewrite> = {
  reorderKeys,
  reorderLists,
  reword,
  reformat,
  inline,
  rename,
  extract,
  wrap,
  split,
  constant,
};
