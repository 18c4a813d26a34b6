import type { Schema } from "../contract/contract.ts";
import type { Found } from "./call.ts";
import { unionOf } from "./set-operations.ts";

type Server = { url?: string; variables?: Record<string, { enum?: string[]; default?: string }> };

/** Every address that a server with variables may have. */
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

/** The addresses of a list of servers; without a list it is where the contract itself comes from. */
export const addressesOfServers = (servers: unknown): Set<string> => {
  const list = (servers ?? []) as Server[];
  return new Set(list.length === 0 ? ["/"] : list.flatMap(addressesOf));
};

/** Servers that have come and gone; whoever calls one that has gone fails. */
export const serverDifferences = (before: Schema["servers"], after: Schema["servers"], pointer: string): Found[] => {
  const [some, more] = [addressesOfServers(before), addressesOfServers(after)];
  return [...unionOf(some, more)].flatMap((url): Found[] => {
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
