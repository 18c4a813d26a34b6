import type { ReadShape } from "@backoffice/api-client";
import type { Sort } from "#kit/list/state/list-state.ts";

const NEWEST = ["lastMessageAt", "createdAt", "timestamp", "date", "submittedAt", "updatedAt"];

/** The default sort of a list: by time, newest first; undefined without a time, for the server's order. */
export const newestFirst = ({ sortBy }: Pick<ReadShape, "sortBy">): Sort | undefined => {
  const id = NEWEST.find((it) => sortBy.includes(it));
  return id === undefined ? undefined : { id, desc: true };
};
