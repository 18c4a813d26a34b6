import type { Operation } from "../contract/contract.ts";
import { bodyToSend } from "./body-to-send.ts";

/** An operation to call, or the reason why it is skipped. */
export type Planned = { operation: Operation; skipped?: string };

const whyNot = (operation: Operation, writes: boolean): string | undefined => {
  const { effect, body, replies } = operation;
  if (effect === "money") return "moves money, which is never done from here";
  if (effect !== "read" && !writes) return "is a write";
  if (effect !== "read" && !replies.has("200")) return "ends or starts a session";
  const sent = bodyToSend(operation);
  if (body && !sent) return "sends neither JSON nor a form";
  if (body?.required && sent?.media.example === undefined) return "has no example of its body in the contract";
  return undefined;
};

/** Operations without input first, then lists, which provide IDs for the others; writes last. */
const rank = ({ effect, body, parameters, path }: Operation): number => {
  if (effect !== "read") return 4;
  const example = [...(body?.content.values() ?? [])][0]?.example as object | undefined;
  if (path.includes("{")) return 3;
  if (example && ("page" in example || "search" in example)) return 1;
  return body || parameters.some((it) => it.required) ? 2 : 0;
};

/** The operations in calling order. */
export const plan = (operations: readonly Operation[], writes: boolean): Planned[] =>
  operations
    .map((operation) => {
      const skipped = whyNot(operation, writes);
      return { operation, ...(skipped && { skipped }) };
    })
    .toSorted((one, other) => rank(one.operation) - rank(other.operation));
