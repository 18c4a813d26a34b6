import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import type { BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { blockSchema, blockValues } from "./block.schema.ts";

type Block = components["schemas"]["CmsBlockFields"];

/** The schema and the first values of the form of a block of a site, with room for each language that can be written. */
export const useBlockForm = (kind: BlockKind, opId: string, block?: Block, place?: string) => {
  const languages = useWritableLanguages(opId, Object.keys(block?.content ?? {}));
  const schema = useMemo(() => blockSchema(kind), [kind]);
  const codes = languages.map(({ code }) => code);
  return { schema, values: blockValues(kind, codes, block, place) };
};
