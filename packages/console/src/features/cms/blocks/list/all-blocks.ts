import type { Input, listCmsBlocks } from "@backoffice/api-client";

/** Maximum number of blocks that can be reordered; all of them are requested. */
const MOST = 500;

type Read = Input<typeof listCmsBlocks.operation>;

/** Requests all blocks of a kind in order. */
export const allBlocks = (opId: string, kind: Read["body"]["kind"]): Read => ({
  body: { page: 1, itemsPerPage: MOST, opId, kind, sortBy: "order", sortDirection: "asc" },
});
