import { describe, expect, it } from "vitest";
import { accountChangeSchema, accountV3ChangeSchema, newAccountSchema, newAccountV3Schema } from "./account.schema.ts";

const added = { opId: "op-fjord", title: "Fjord main", accountId: "77aa", token: "v1-canary" };
const addedV3 = { opId: "op-fjord", cfAccountId: "77aa", cfApiKey: "v1-canary", cfAccountCode: "FJORD_1" };

describe("Cloudflare account (content §5)", () => {
  it.each([
    [newAccountSchema, added, "accountId"],
    [newAccountSchema, added, "token"],
    [newAccountV3Schema, addedV3, "cfAccountId"],
    [newAccountV3Schema, addedV3, "cfApiKey"],
  ])("empty or spaces only → error", (schema, values, field) => {
    expect(schema.safeParse(values).success).toBe(true);
    expect(schema.safeParse({ ...values, [field]: "  " }).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

it.each([
  [accountChangeSchema, { title: "Fjord", description: "", cfAccountCode: "FJORD-1", cfApiKey: "", note: "" }],
  [accountV3ChangeSchema, { ...addedV3, cfApiKey: "" }],
])("Cloudflare account: edit with an empty key → valid, the stored key is kept", (schema, values) =>
  expect(schema.safeParse(values).success).toBe(true),
);

it.each([
  ["FJORD-1", true],
  ["fjord_2", true],
  ["FJORD 1", false],
  ["FJORD/1", false],
  ["x".repeat(61), false],
])("Cloudflare account: code %s → valid: %s", (cfAccountCode, may) =>
  expect(newAccountV3Schema.safeParse({ ...addedV3, cfAccountCode }).success).toBe(may),
);
