import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useLanguages } from "#entities/language/use-languages.ts";
import type { BlockKind } from "../kinds/block-kinds.ts";
import { blockSchema, blockValues } from "./block.schema.ts";

type Block = components["schemas"]["CmsBlockFields"];

/** The schema and the first values of the form of a block of a site, with room for each language that can be written. */
export const useBlockForm = (kind: BlockKind, opId: string, block?: Block, place?: string) => {
  const languages = useLanguages({ opId, chosen: true });
  const schema = useMemo(() => blockSchema(kind), [kind]);
  const codes = [
    ...new Set(["en", ...(languages ?? []).map(({ code }) => code), ...Object.keys(block?.content ?? {})]),
  ];
  return { schema, values: blockValues(kind, codes, block, place) };
};
