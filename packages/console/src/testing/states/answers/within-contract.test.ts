import { expect, test } from "vitest";
import { withinContract, type Validator } from "./within-contract.ts";

type Rows = { data: { name: string; kind: string }[] };
const KINDS = ["bank", "card"];

/** Names of up to 5 letters, and two kinds. */
const validator: Validator = (value) => {
  const { data } = value as Rows;
  const long = data.findIndex(({ name }) => name.length > 5);
  const wrong = data.findIndex(({ kind }) => !KINDS.includes(kind));
  validator.errors = [
    ...(long < 0 ? [] : [{ instancePath: `/data/${long}/name`, message: "must NOT have more than 5 characters" }]),
    ...(wrong < 0 ? [] : [{ instancePath: `/data/${wrong}/kind`, message: "must be equal to one of the values" }]),
  ];
  return validator.errors.length === 0;
};

test("changed answer: too long → cut, otherwise not allowed → as before, allowed → kept", () => {
  const original = {
    data: [
      { name: "ab", kind: "bank" },
      { name: "cd", kind: "card" },
    ],
  };
  const changed = {
    data: [
      { name: "ab and more", kind: "bank as well" },
      { name: "cd e", kind: "bank" },
    ],
  };
  expect(withinContract(validator, changed, original)).toEqual({
    data: [
      { name: "ab an", kind: "bank" },
      { name: "cd e", kind: "bank" },
    ],
  });
});

test("answer without a validator → as changed", () => {
  expect(withinContract(undefined, { data: 1 }, { data: 0 })).toEqual({ data: 1 });
});
