import type { Content, Media, Schema } from "./contract.ts";
import { escapedPart } from "./escaped-part.ts";
import { exampleOf } from "./example-of.ts";
import { followReferences } from "./follow-references.ts";
import { mediaType } from "./media-type.ts";
import { schemaOf } from "./schema-of.ts";

/** A body by media type; `pointer` is where it stands unless it is a reference. */
export const contentOf = (written: Schema, pointer: string, resolve: (reference: string) => Schema): Content => {
  const { node, reference } = followReferences(written, resolve);
  return new Map(
    Object.entries((node["content"] ?? {}) as Record<string, Schema>).map(([type, media]): [string, Media] => [
      mediaType(type),
      {
        ...(media["schema"] !== undefined && { schema: schemaOf(media["schema"]) }),
        pointer: `${reference ?? pointer}/content/${escapedPart(type)}/schema`,
        example: exampleOf(media),
        encoding: (media["encoding"] ?? {}) as NonNullable<Media["encoding"]>,
      },
    ]),
  );
};
