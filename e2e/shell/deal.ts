import type { Entry, Role } from "../lib/entries.ts";
import { TWO_WIDTHS } from "../lib/visit.ts";

/** A dealt entry, and the width in pixels at which axe checks it. */
type Dealt = { entry: Entry; axeAt: number };

/** Deals each entry to the one of its roles that has the fewest so far, alternating the widths. */
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
