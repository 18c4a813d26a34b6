import type { Media, Origin, Parameter, Schema } from "./contract.ts";
import { escapedPart } from "./escaped-part.ts";
import { exampleOf } from "./example-of.ts";
import { followReferences } from "./follow-references.ts";
import { mediaType } from "./media-type.ts";
import { schemaOf } from "./schema-of.ts";

/** Headers described elsewhere in OpenAPI (content, security). As parameters they are ignored. */
const IGNORED = new Set(["accept", "authorization", "content-type"]);
const STYLES = { query: "form", cookie: "form", path: "simple", header: "simple" } as const;

type Resolve = (reference: string) => Schema;

const isIgnored = (it: Schema) => it["in"] === "header" && IGNORED.has(String(it["name"]).toLowerCase());

/** Reads a Parameter or Header Object at this pointer. `origin` is that of the operation. */
const parameterOf = (
  node: Schema,
  pointer: string,
  origin: Origin,
  { name, in: place }: Pick<Parameter, "name" | "in">,
): Parameter => {
  const style = (node["style"] as string | undefined) ?? STYLES[place];
  // With `content` the value is a body of that type, and style has no meaning.
  const [content] = Object.entries((node["content"] ?? {}) as Record<string, Schema>);
  const holder = content ? content[1] : node;
  return {
    name,
    in: place,
    required: node["required"] === true,
    origin: (node["x-origin"] as Origin | undefined) ?? origin,
    schema: schemaOf(holder["schema"]),
    pointer: `${pointer}${content ? `/content/${escapedPart(content[0])}` : ""}/schema`,
    example: exampleOf(node) ?? exampleOf(holder),
    style,
    explode: (node["explode"] as boolean | undefined) ?? style === "form",
    ...(content && { contentType: mediaType(content[0]) }),
    written: node,
  };
};

/** Reads a list of parameters at this pointer. `origin` is that of the operation. */
export const parametersOf = (list: unknown, pointer: string, origin: Origin, resolve: Resolve): Parameter[] =>
  ((list ?? []) as Schema[]).flatMap((written, index) => {
    const { node, reference } = followReferences(written, resolve);
    if (isIgnored(node)) return [];
    const place = { name: String(node["name"]), in: node["in"] as Parameter["in"] };
    return [parameterOf(node, reference ?? `${pointer}/${index}`, origin, place)];
  });

/** Reads the headers of a reply at this pointer. `Content-Type` is ignored, since `content` defines the media types. */
export const replyHeadersOf = (written: Schema, pointer: string, origin: Origin, resolve: Resolve): Parameter[] => {
  const reply = followReferences(written, resolve);
  const at = `${reply.reference ?? pointer}/headers`;
  return Object.entries((reply.node["headers"] ?? {}) as Record<string, Schema>).flatMap(([name, it]) => {
    if (name.toLowerCase() === "content-type") return [];
    const { node, reference } = followReferences(it, resolve);
    return [parameterOf(node, reference ?? `${at}/${escapedPart(name)}`, origin, { name, in: "header" })];
  });
};

/** The headers of a part of a form. */
export const partHeadersOf = ({ encoding, at }: Media, name: string, resolve: Resolve): Parameter[] =>
  replyHeadersOf(encoding?.[name] ?? {}, `${at}/encoding/${escapedPart(name)}`, "documented", resolve);
