import { beforeAll, describe, expect, test } from "vitest";
import type { Contract } from "../contract/contract.ts";
import { createRandom } from "../create-random.ts";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { mutate } from "../testing/edits/mutate.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { rewrites } from "../testing/edits/rewrite.ts";
import { slice } from "../testing/edits/slice.ts";
import { compareContracts } from "./compare-contracts.ts";

type Json = Record<string, unknown>;

/** All slices together are the whole contract. */
const SLICES = 80;
let bases: readonly Contract[];
beforeAll(async () => {
  const { document } = await repositoryContract();
  bases = Array.from(Array(SLICES).keys(), (index) =>
    contractInMemory(slice(document, (_, at) => at % SLICES === index)),
  );
});

/** The changes found after modifying a slice of the contract, a different one per seed. */
const changesAfter = (seed: number, change: (document: Json) => Json) => {
  const base = bases[seed % SLICES]!;
  return compareContracts(base, contractInMemory(change(structuredClone<Json>(base.document))));
};

test("compareContracts: 260 random mutations → at least 98 % reported", () => {
  const missed: string[] = [];
  for (let seed = 1; seed <= 260; seed++) {
    let what = "";
    const changes = changesAfter(seed, (document) => {
      what = mutate(document, createRandom(seed));
      return document;
    });
    // Extensions for names, labels and links of the console are not on the wire.
    if (changes.length === 0 && !/x-(ref|names|label|list)\b/.test(what)) missed.push(`${seed}: ${what}`);
  }
  expect(missed, missed.join("\n")).toHaveProperty(
    "length",
    expect.toSatisfy((it: number) => it <= 5),
  );
});

describe("equivalent contracts", () => {
  const names = Object.keys(rewrites);
  test.each(names)("equivalent contract: %s → no change", (name) => {
    for (let seed = 1; seed <= SLICES; seed++)
      expect(
        changesAfter(seed, (document) => rewrites[name]!(document, createRandom(seed))),
        `${name}, seed ${seed}`,
      ).toEqual([]);
  });

  test("equivalent contract: 100 combined rewrites → no change", () => {
    for (let seed = 1; seed <= 100; seed++) {
      const luck = createRandom(seed);
      const some = luck.shuffled(names).slice(0, 2 + luck.below(4));
      const changes = changesAfter(seed, (document) => some.reduce((it, name) => rewrites[name]!(it, luck), document));
      expect(changes, `seed ${seed}: ${some.join(", ")}`).toEqual([]);
    }
  });
});
