import type { Contract } from "../contract/contract.ts";

/** The title of the API. */
export const titleOf = ({ document }: Contract): string =>
  (document["info"] as { title?: string } | undefined)?.title ?? "API";
