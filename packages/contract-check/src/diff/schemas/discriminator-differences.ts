import type { Choice } from "../../schema/parts/choice-of.ts";
import { mappedReference } from "../../schema/parts/discriminator.ts";
import type { Difference } from "../difference.ts";
import type { Operand } from "./operand.ts";
import type { Side } from "../side.ts";
import { impactOf } from "../side.ts";

type Pairs = readonly (readonly [Operand, Operand])[];
type Said = Pick<Difference, "impact" | "message">;

const propertyOf = (choices: readonly Choice[]) => choices.find((it) => it.discriminator)?.discriminator?.propertyName;
/** The values that mean the base schema itself, by the mapping. */
const meaningBase = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ discriminator, self }) =>
    Object.entries(discriminator?.mapping ?? {}).flatMap(([name, it]) => (mappedReference(it) === self ? [name] : [])),
  );
const isTold = (it: Operand, name: string) => it.told?.includes(name) === true;

/**
 * Compares discriminators: another property, or values that lead elsewhere. A value whose alternative was added or
 * removed is reported there.
 */
export const discriminatorDifferences = (
  [one, other]: readonly [readonly Choice[], readonly Choice[]],
  pairs: Pairs,
  side: Side,
): Said[] => {
  const [before, after] = [propertyOf(one), propertyOf(other)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined)
    return [{ impact: "risky", message: `alternatives are ${after ? "" : "no longer "}told apart by a field` }];
  if (before !== after)
    return [{ impact: "breaking", message: `alternatives are told apart by ${after}, not by ${before}` }];
  const elsewhere = (name: string, at: 0 | 1) => pairs.some((it) => isTold(it[at], name));
  const [base, baseNow] = [meaningBase(one), meaningBase(other)];
  const ofBase = [
    ...base.filter((name) => !baseNow.includes(name)).map((name) => ({ name, at: 1, shift: "narrower" }) as const),
    ...baseNow.filter((name) => !base.includes(name)).map((name) => ({ name, at: 0, shift: "wider" }) as const),
  ].map(({ name, at, shift }): Said => ({
    impact: elsewhere(name, at) ? "breaking" : impactOf(side, shift),
    message: `${before} ${name} ${shift === "wider" ? "means" : "no longer means"} the base schema itself`,
  }));
  const ofAlternatives = pairs.flatMap(([left, right]): Said[] => {
    const removed = (left.told ?? []).filter((name) => !isTold(right, name));
    const added = (right.told ?? []).filter((name) => !isTold(left, name));
    return [
      ...removed.map((name): Said => {
        const impact = elsewhere(name, 1) ? "breaking" : impactOf(side, "narrower");
        return { impact, message: `${before} ${name} does not lead to what it led to` };
      }),
      ...added
        .filter((name) => !elsewhere(name, 0))
        .map((name): Said => ({ impact: impactOf(side, "wider"), message: `${before} ${name} is new` })),
    ];
  });
  return [...ofBase, ...ofAlternatives];
};
