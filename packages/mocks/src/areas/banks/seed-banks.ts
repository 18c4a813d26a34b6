import { BANK_NAMES } from "./bank-names.ts";
import { createRandom } from "../../db/random.ts";
import type { Sizes } from "../../db/sizes.ts";
import type { BankRow } from "./bank-row.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

/** Banks of all operators and brands, more for the first ones; keys are unique within each. */
export const seedBanks = (
  seed: string,
  { banks: count }: Sizes,
  operators: Map<string, OperatorRow>,
): Map<string, BankRow> => {
  const random = createRandom(`${seed}/banks`);
  const places = [...operators.values()];
  const banks = new Map<string, BankRow>();
  const taken = new Map<string, Set<string>>();
  while (banks.size < count) {
    const operator = banks.size < 4 ? places[0]! : random.pick(random.chance(0.15) ? places.slice(0, 3) : places);
    const keys = taken.get(operator.opId) ?? new Set<string>();
    const name = BANK_NAMES[banks.size < 4 ? banks.size : random.int(BANK_NAMES.length)]!;
    if (keys.has(name.key)) continue;
    taken.set(operator.opId, keys.add(name.key));
    const others = operator.allowedLangs.filter((lang) => lang !== "en" && random.chance(0.5));
    const uuid = random.uuid();
    banks.set(uuid, {
      uuid,
      opId: operator.opId,
      key: name.key,
      bankName: { en: name.en, ...Object.fromEntries(others.map((lang) => [lang, name.other?.[lang] ?? name.en])) },
      order: 10 * (operator === places[0] ? keys.size : 1 + random.int(30)),
      status: random.chance(0.15) ? "INACTIVE" : "ACTIVE",
    });
  }
  return banks;
};
