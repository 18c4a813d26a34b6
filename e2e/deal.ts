import type { Entry, Role } from "./entries.ts";
import { TWO_WIDTHS } from "./visit.ts";

/** An entry in somebody's hand, and the width in pixels at which axe looks at it. */
type Dealt = { entry: Entry; axeAt: number };

/** Deals the entries out: each to the one of its roles who has the fewest so far, the widths in turn. */
export const deal = (entries: readonly Entry[]): ReadonlyMap<Role, readonly Dealt[]> => {
  const hands = new Map<Role, Dealt[]>();
  const sizeOf = (role: Role) => hands.get(role)?.length ?? 0;
  for (const [index, entry] of entries.entries()) {
    const [least, ...more] = entry.roles;
    if (!least) throw new Error(`Nobody may open ${entry.address}`);
    const role = more.reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one), least);
    const dealt = { entry, axeAt: TWO_WIDTHS[index % TWO_WIDTHS.length]! };
    hands.set(role, [...(hands.get(role) ?? []), dealt]);
  }
  return hands;
};
