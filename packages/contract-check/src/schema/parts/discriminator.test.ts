import { expect, test } from "vitest";
import { contractInMemory } from "../../testing/contract-in-memory.ts";
import { namedBy } from "./discriminator.ts";

const PREFIX = "#/components/schemas/";
const contract = contractInMemory({ components: { schemas: { Boat: {}, Train: {}, Way: {} } } });
const branches = ["Boat", "Train"].map((it) => ({ node: { $ref: PREFIX + it } }));
const mapping = { boat: "Boat", plain: "Way" };

test("namedBy: unknown value → the names of alternatives, without those mapped to another schema", () => {
  const choice = { branches, isExclusive: true, discriminator: { propertyName: "sort", mapping } };
  const names = (self?: string) => namedBy(contract, { ...choice, ...(self && { self }) }, { sort: "plane" });
  expect(names()).toMatchObject({ unknown: "plane", names: ["boat", "Train"] });
  expect(names(`${PREFIX}Way`)).toMatchObject({ names: ["boat", "plain", "Train"] });
});
