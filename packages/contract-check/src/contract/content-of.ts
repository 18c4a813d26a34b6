import { replyBranches } from "@backoffice/api-client/codegen";
import type { Content, Media, Schema } from "./contract.ts";
import { escapedPart } from "./escaped-part.ts";
import { exampleOf } from "./example-of.ts";
import { followReferences } from "./follow-references.ts";
import { mediaType } from "./media-type.ts";
import { schemaOf } from "./schema-of.ts";

type Resolve = (reference: string) => Schema;

const schemasOf = (media: Schema, at: string, resolve: Resolve): Pick<Media, "schema" | "pointer" | "refusal"> => {
  const pointer = `${at}/schema`;
  if (media["schema"] === undefined) return { pointer };
  const schema = schemaOf(media["schema"]);
  const branches = replyBranches({ node: schema, pointer }, resolve);
  if (!branches) return { schema, pointer };
  return { schema: branches.success.node, pointer: branches.success.pointer, refusal: branches.refusal };
};

/** A body by media type. `pointer` is its position unless it is a reference. */
export const contentOf = (written: Schema, pointer: string, resolve: Resolve): Content => {
  const { node, reference } = followReferences(written, resolve);
  return new Map(
    Object.entries((node["content"] ?? {}) as Record<string, Schema>).map(([type, media]): [string, Media] => {
      const at = `${reference ?? pointer}/content/${escapedPart(type)}`;
      return [
        mediaType(type),
        {
          ...schemasOf(media, at, resolve),
          at,
          example: exampleOf(media),
          examples: media["examples"],
          encoding: (media["encoding"] ?? {}) as NonNullable<Media["encoding"]>,
        },
      ];
    }),
  );
};
