import type { Schema } from "../contract/contract.ts";
import type { ChangeInCall } from "./call.ts";
import { unionOf } from "./set-operations.ts";

type Server = { url?: string; variables?: Record<string, { enum?: string[]; default?: string }> };

/** All addresses of a server with variables. */
const addressesOf = ({ url = "/", variables = {} }: Server): string[] =>
  Object.entries(variables)
    .reduce<string[]>(
      (urls, [name, it]) => {
        const values = it.enum ?? [it.default ?? ""];
        return urls.flatMap((one) => values.map((value) => one.replaceAll(`{${name}}`, value)));
      },
      [url],
    )
    .map((it) => it.replace(/\/+$/, "") || "/");

/** The addresses of a server list; without one, the contract's own origin. */
export const addressesOfServers = (servers: unknown): Set<string> => {
  const list = (servers ?? []) as Server[];
  return new Set(list.length === 0 ? ["/"] : list.flatMap(addressesOf));
};

/** Compares servers. Clients of a removed server fail. */
export const serverDifferences = (
  before: Schema["servers"],
  after: Schema["servers"],
  pointer: string,
): ChangeInCall[] => {
  const [some, more] = [addressesOfServers(before), addressesOfServers(after)];
  return [...unionOf(some, more)].flatMap((url): ChangeInCall[] => {
    if (some.has(url) === more.has(url)) return [];
    return some.has(url)
      ? [
          {
            rule: "server-changed",
            impact: "breaking",
            where: "servers",
            message: `${url} is no longer listed`,
            pointer,
          },
        ]
      : [{ rule: "server-added", impact: "compatible", where: "servers", message: `${url} is listed now`, pointer }];
  });
};
