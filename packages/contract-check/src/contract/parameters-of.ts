import type { Origin, Parameter, Schema } from "./contract.ts";
import { escapedPart } from "./escaped-part.ts";
import { exampleOf } from "./example-of.ts";
import { followReferences } from "./follow-references.ts";
import { mediaType } from "./media-type.ts";
import { schemaOf } from "./schema-of.ts";

/** Headers that OpenAPI has other words for (content, security): as parameters they say nothing. */
const IGNORED = new Set(["accept", "authorization", "content-type"]);
const STYLES = { query: "form", cookie: "form", path: "simple", header: "simple" } as const;

const isIgnored = (it: Schema) => it["in"] === "header" && IGNORED.has(String(it["name"]).toLowerCase());

/** The parameters in a list at this pointer; `origin` is that of the operation. */
export const parametersOf = (
  list: unknown,
  pointer: string,
  origin: Origin,
  resolve: (reference: string) => Schema,
): Parameter[] =>
  ((list ?? []) as Schema[]).flatMap((written, index) => {
    const { node, reference } = followReferences(written, resolve);
    if (isIgnored(node)) return [];
    const place = node["in"] as Parameter["in"];
    const style = (node["style"] as string | undefined) ?? STYLES[place];
    // With `content` the value is a body of that type; style means nothing then.
    const [content] = Object.entries((node["content"] ?? {}) as Record<string, Schema>);
    const holder = content ? content[1] : node;
    const here = `${reference ?? `${pointer}/${index}`}${content ? `/content/${escapedPart(content[0])}` : ""}`;
    return [
      {
        name: String(node["name"]),
        in: place,
        required: node["required"] === true,
        origin: (node["x-origin"] as Origin | undefined) ?? origin,
        schema: schemaOf(holder["schema"]),
        pointer: `${here}/schema`,
        example: exampleOf(node) ?? exampleOf(holder),
        style,
        explode: (node["explode"] as boolean | undefined) ?? style === "form",
        ...(content && { contentType: mediaType(content[0]) }),
        written: node,
      },
    ];
  });
