import type { Contract } from "../../contract/contract.ts";
import { alternativesOf } from "./alternatives-of.ts";
import type { Compared, Comparing, Step } from "./comparing.ts";
import type { Difference } from "../difference.ts";
import { discriminatorDifferences } from "./discriminator-differences.ts";
import type { Operand } from "./operand.ts";
import { pairUp } from "../pair-up.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { likeness } from "../set-operations.ts";
import { impactOf } from "../side.ts";
import { tokensOf } from "./tokens-of.ts";

type Operands = { base: Operand; revision: Operand };

const isNull = ({ type }: Operand) => type === "null";
const nameOf = ({ name, type }: Operand) => name || type || "anything";
/** Whether a discriminator value leads to both. */
const isToldAlike = (one: Operand, other: Operand) => one.told?.some((it) => other.told?.includes(it)) === true;

/**
 * Compares schemas with alternatives by the values they allow: an alternative may be covered by any of the other side,
 * whatever its name.
 */
export const choiceDifferences = (comparing: Comparing, operands: Operands): Compared => {
  const { base, revision, side, contracts, breaks } = comparing;
  const place = {
    where: "",
    ...placeOfKeyword(revision, revision.parts.some((it) => "anyOf" in it.node) ? "anyOf" : "oneOf"),
  };
  const differences: Difference[] = [];
  const say = (rule: string, impact: Difference["impact"], message: string) =>
    void differences.push({ rule, impact, message, ...place });

  const all = {
    base: alternativesOf(contracts.base, operands.base),
    revision: alternativesOf(contracts.revision, operands.revision),
  };
  const [wasNull, isNullNow] = [all.base.some(isNull), all.revision.some(isNull)];
  const [before, after] = [all.base, all.revision].map((some) => some.filter((it) => !isNull(it))) as [
    Operand[],
    Operand[],
  ];
  if (wasNull !== isNullNow)
    say(
      "type-changed",
      impactOf(side, isNullNow ? "wider" : "narrower"),
      isNullNow ? "may be null now" : "is never null now",
    );

  const fine = (one: Operand, other: Operand) => !breaks(one, other, side);
  const tokens = (from: Contract) => (it: Operand) => ({ it, tokens: tokensOf(it, from) });
  const isOne = before.length === 1 && after.length === 1;
  const { pairs, removed, added } = isOne
    ? { pairs: [[{ it: before[0]! }, { it: after[0]! }]] as const, removed: [], added: [] }
    : pairUp(before.map(tokens(contracts.base)), after.map(tokens(contracts.revision)), (left, right) => {
        const alike = likeness(left.tokens, right.tokens);
        if (alike === 0) return 0;
        return alike + (isToldAlike(left.it, right.it) ? 4 : 0) + (alike === 1 || fine(left.it, right.it) ? 2 : 0);
      });

  /** Alternatives with the same discriminator value; all of them if there is none. */
  const meant = (one: Operand, others: readonly Operand[]) => {
    const named = others.filter((it) => isToldAlike(one, it));
    return named.length > 0 ? named : others;
  };
  /** A removed alternative may still be allowed as part of another one; likewise for an added one. */
  const isCovered = (one: Operand) => meant(one, after).some((it) => !breaks(one, it, "request"));
  const isKnown = (one: Operand) => meant(one, before).some((it) => !breaks(it, one, "reply"));
  for (const { it } of removed)
    if (!isCovered(it)) say("alternative-removed", impactOf(side, "narrower"), `no longer allows “${nameOf(it)}”`);
  for (const { it } of added)
    if (!isKnown(it)) say("alternative-added", impactOf(side, "wider"), `also allows “${nameOf(it)}”`);

  const both = pairs.map(([left, right]) => [left.it, right.it] as const);
  for (const it of discriminatorDifferences([base.choices, revision.choices], both, side))
    say("discriminator-changed", it.impact, it.message);

  const below = both
    .filter(([left, right]) => isOne || fine(left, right) || !(side === "request" ? isCovered(left) : isKnown(right)))
    .map(([left, right]): Step => ({ where: isOne ? "" : `(${nameOf(left)})`, base: left, revision: right }));
  return { differences, below };
};
