import type { Input, listCmsBlocks } from "@backoffice/api-client";

/** As many as can be put in order at once: all of them are read. */
const MOST = 500;

type Read = Input<typeof listCmsBlocks.operation>;

/** Reads all blocks of a kind in their order. */
export const allBlocks = (opId: string, kind: Read["body"]["kind"]): Read => ({
  body: { page: 1, itemsPerPage: MOST, opId, kind, sortBy: "order", sortDirection: "asc" },
});
