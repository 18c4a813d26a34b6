import { fold } from "@backoffice/ui";
import { RECORD_KINDS, type AnyRecordKind } from "./record-kinds.ts";

/** An id, and a kind of record whose id pattern it matches. */
export type RecordCandidate = { id: string; kind: AnyRecordKind };

/** The kinds of record that a pasted id may belong to. Words next to it narrow them: `account 5d0f0c3a-…`. */
export const recordCandidates = (query: string): readonly RecordCandidate[] => {
  const words = query.split(/\s+/).filter(Boolean);
  const ids = words.filter((word) => RECORD_KINDS.some(({ form }) => form.test(word)));
  const [id, ...more] = ids;
  if (id === undefined || more.length > 0) return [];
  const named = words.filter((word) => word !== id).map(fold);
  return RECORD_KINDS.filter(({ form, noun }) => form.test(id) && named.every((word) => fold(noun).includes(word))).map(
    (kind) => ({ id, kind }),
  );
};
