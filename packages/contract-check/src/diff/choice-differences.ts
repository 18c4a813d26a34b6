import type { Contract } from "../contract/contract.ts";
import type { Choice } from "../schema/expand.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import { belowWhere } from "./below-where.ts";
import { branchName } from "./branch-name.ts";
import type { Comparing } from "./comparing.ts";
import type { Difference } from "./difference.ts";
import { pairUp } from "./pair-up.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { likeness, unionOf } from "./set-operations.ts";
import { impactOf } from "./side.ts";
import { tokensOf } from "./tokens-of.ts";

type Pairs = readonly (readonly [SchemaAt, SchemaAt])[];

/** Whether a value of a mapping, a name or a reference, leads to this alternative. */
const leadsTo = (mapped: string | undefined, { node }: SchemaAt) =>
  mapped !== undefined && node["$ref"] === (mapped.includes("/") ? mapped : `#/components/schemas/${mapped}`);

/** What a discriminator's values lead to, compared by what it is and not by what it is called. */
const mappings = (one: Choice, other: Choice, pairs: Pairs): string[] => {
  const [before, after] = [one.discriminator, other.discriminator];
  if (!before && !after) return [];
  if (!before || !after) return [`alternatives are ${after ? "" : "no longer "}told apart by a field`];
  if (before.propertyName !== after.propertyName)
    return [`alternatives are told apart by ${after.propertyName}, not by ${before.propertyName}`];
  const leads = (name: string) =>
    pairs.some(([left, right]) => leadsTo(before.mapping[name], left) && leadsTo(after.mapping[name], right));
  return [...unionOf(Object.keys(before.mapping), Object.keys(after.mapping))]
    .filter((name) => !leads(name))
    .map((name) => `${before.propertyName} ${name} does not lead to what it led to`);
};

/** The alternatives of a schema (`oneOf`, `anyOf`), paired by what they look like. */
export const choiceDifferences = ({ base, revision, side, contracts, compare }: Comparing): Difference[] => {
  const place = {
    where: "",
    ...placeOfKeyword(revision, revision.parts.some((it) => "anyOf" in it.node) ? "anyOf" : "oneOf"),
  };
  const say = (rule: string, impact: Difference["impact"], message: string): Difference => ({
    rule,
    impact,
    message,
    ...place,
  });

  const tokens = (from: Contract) => (it: SchemaAt) => ({ it, tokens: tokensOf(it, from) });
  const pairOf = (one: Choice, other: Choice): Difference[] => {
    const { pairs, gone, come } = pairUp(
      one.branches.map(tokens(contracts.base)),
      other.branches.map(tokens(contracts.revision)),
      (left, right) => likeness(left.tokens, right.tokens),
    );
    const both: Pairs = pairs.map(([left, right]) => [left.it, right.it]);
    const [narrower, wider] = [impactOf(side, "narrower"), impactOf(side, "wider")];
    return [
      ...gone.map(({ it }) => say("alternative-removed", narrower, `no longer allows “${branchName(it, one)}”`)),
      ...come.map(({ it }) => say("alternative-added", wider, `also allows “${branchName(it, other)}”`)),
      ...mappings(one, other, both).map((it) => say("discriminator-changed", "breaking", it)),
      ...both.flatMap(([left, right]) => belowWhere(`(${branchName(left, one)})`, compare([left], [right], side))),
    ];
  };

  const whole = (from: Contract) => (it: Choice) => ({
    it,
    tokens: unionOf(...it.branches.map((one) => tokensOf(one, from))),
  });
  const { pairs, gone, come } = pairUp(
    base.choices.map(whole(contracts.base)),
    revision.choices.map(whole(contracts.revision)),
    (left, right) => likeness(left.tokens, right.tokens),
  );
  return [
    ...gone.map(() => say("alternatives-removed", impactOf(side, "wider"), "has no alternatives any more")),
    ...come.map(() => say("alternatives-added", impactOf(side, "narrower"), "has alternatives now")),
    ...pairs.flatMap(([one, other]) => pairOf(one.it, other.it)),
  ];
};
