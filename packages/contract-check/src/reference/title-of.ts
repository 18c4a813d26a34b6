import type { Contract } from "../contract/contract.ts";

/** What the contract calls its API. */
export const titleOf = ({ document }: Contract): string =>
  (document["info"] as { title?: string } | undefined)?.title ?? "API";
