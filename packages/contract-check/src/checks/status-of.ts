import type { Content } from "../contract/contract.ts";

/** The status key in the contract: the status itself, its class (`4XX`) or `default`; undefined if there is none. */
export const statusOf = (replies: ReadonlyMap<string, Content>, status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, `${Math.floor(status / 100)}xx`, "default"].find((it) =>
    replies.has(it),
  );
