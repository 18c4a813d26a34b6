import type { Impact } from "./change.ts";

/** The side of the wire: what the client sends, or what it reads. */
export type Side = "request" | "reply";

/** Whether the revision allows less than the base, more, or something else. */
export type Shift = "narrower" | "wider" | "different";

/** Senders fail on values no longer allowed, readers on values unknown to them. */
export const impactOf = (side: Side, shift: Shift): Impact => {
  if (shift === "different") return "breaking";
  return (side === "request") === (shift === "narrower") ? "breaking" : "compatible";
};

/** A change that only loosens a promise of the reply may mislead a screen but does not fail. */
export const softened = (side: Side, shift: Shift): Impact => {
  const impact = impactOf(side, shift);
  return side === "reply" && impact === "breaking" ? "risky" : impact;
};
