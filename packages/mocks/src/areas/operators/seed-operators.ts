import { createRandom, type Random } from "../../db/random.ts";
import type { Sizes } from "../../db/sizes.ts";
import { slug } from "../../db/words/slug.ts";
import { LANGUAGES } from "../../db/words/languages.ts";
import { BRAND_TITLES, OPERATOR_TITLES } from "../../db/words/titles.ts";
import type { OperatorRow } from "./operator-row.ts";

const GATEWAYS = ["cpg", "jb", "paysafe", "skrill", "usdt"];

const some = <T>(random: Random, from: readonly T[], count: number): T[] => {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.int(left.length), 1)[0]!);
};

const gateways = (random: Random) => ({ allowedGateways: some(random, GATEWAYS, 1 + random.int(3)).toSorted() });

const settings = (random: Random) => ({ deposit: gateways(random), withdraw: gateways(random) });

const operator = (random: Random, title: string): OperatorRow => ({
  opId: `op-${slug(title)}`,
  title,
  parentOpId: null,
  status: title !== OPERATOR_TITLES[0] && random.chance(0.08) ? "INACTIVE" : "ACTIVE",
  allowedLangs: [
    "en",
    ...(title === OPERATOR_TITLES[0] ? ["sv", "de"] : []),
    ...some(random, LANGUAGES.slice(2), 1 + random.int(5)),
  ],
  settings: settings(random),
});

const brand = (random: Random, title: string, parent: OperatorRow): OperatorRow => ({
  opId: `br-${slug(title)}`,
  title,
  parentOpId: parent.opId,
  status: random.chance(0.08) && title !== BRAND_TITLES[0] ? "INACTIVE" : "ACTIVE",
  allowedLangs: ["en", ...some(random, parent.allowedLangs.slice(1), 1 + random.int(parent.allowedLangs.length - 1))],
  settings: settings(random),
});

/** Operators, each followed by its brands. The first operator has the first brands; some operators have none. */
export const seedOperators = (seed: string, { operators, brands }: Sizes): Map<string, OperatorRow> => {
  const random = createRandom(`${seed}/operators`);
  const parents = OPERATOR_TITLES.slice(0, operators).map((title) => operator(random, title));
  const children = BRAND_TITLES.slice(0, brands).map((title, index) =>
    brand(random, title, index < 3 ? parents[0]! : random.pick(parents)),
  );
  const rows = parents.flatMap((parent) => [parent, ...children.filter((it) => it.parentOpId === parent.opId)]);
  return new Map(rows.map((row) => [row.opId, row]));
};
