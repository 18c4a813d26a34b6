import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import type { BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { blockSchema, blockValues } from "./block.schema.ts";

type Block = components["schemas"]["CmsBlockFields"];

/** Schema and initial values of a block's form, with every editable language. */
export const useBlockForm = (kind: BlockKind, opId: string, block?: Block, place?: string) => {
  const languages = useWritableLanguages(opId, Object.keys(block?.content ?? {}));
  const schema = useMemo(() => blockSchema(kind), [kind]);
  const codes = languages.map(({ code }) => code);
  return { schema, values: blockValues(kind, codes, block, place) };
};
