import type { ReadShape } from "@backoffice/api-client";
import type { Sort } from "#kit/list/state/list-state.ts";

const NEWEST = ["lastMessageAt", "createdAt", "timestamp", "date", "submittedAt", "updatedAt"];

/** How a list is sorted before anybody sorts it: by its time, the newest first; without one as the server has it. */
export const newestFirst = ({ sortBy }: Pick<ReadShape, "sortBy">): Sort | undefined => {
  const id = NEWEST.find((it) => sortBy.includes(it));
  return id === undefined ? undefined : { id, desc: true };
};
