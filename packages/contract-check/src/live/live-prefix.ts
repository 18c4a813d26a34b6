import type { Contract, Operation } from "../contract/contract.ts";
import { prefixesAt, serverPrefixesOf } from "../contract/server-prefix.ts";
import { CannotCheck } from "../frame/cannot-check.ts";

/**
 * The prefix of an operation's path at this host, by the contract's servers. Throws a `CannotCheck` if it is ambiguous.
 */
export const livePrefix = (contract: Contract, host: string): ((operation: Operation) => string) => {
  const known = new Map(
    contract.operations.map((it) => {
      const texts = prefixesAt(serverPrefixesOf(contract, it), host).map(({ text }) => text);
      return [it, [...new Set(texts)]] as const;
    }),
  );
  for (const [{ id }, texts] of known)
    if (texts.length > 1)
      throw new CannotCheck(
        `The contract's servers put ${texts.map((it) => it || "nothing").join(" or ")} before the path of ${id}; --base-path says which.`,
      );
  return (operation) => known.get(operation)?.[0] ?? "";
};
