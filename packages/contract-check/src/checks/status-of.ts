import type { Content } from "../contract/contract.ts";

/** A status as the contract writes it: itself, its class (`4XX`), or `default`; undefined when it has none of these. */
export const statusOf = (replies: ReadonlyMap<string, Content>, status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, `${Math.floor(status / 100)}xx`, "default"].find((it) =>
    replies.has(it),
  );
