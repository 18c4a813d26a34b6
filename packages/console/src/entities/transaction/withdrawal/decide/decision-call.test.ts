import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { decisionCall } from "./decision-call.ts";

type Withdrawal = components["schemas"]["Withdrawal"];

const withdrawal = (paymentProvider: string, status = "PENDING") =>
  ({ txId: "ab12", status, paymentProvider, player: { playerCode: "OTTER" } }) as Withdrawal;
const answer = { note: "On its way.", countsTowardDailyLimit: true };
const body = (paymentProvider: string, actionType: string) => ({
  txId: "ab12",
  actionType,
  playerNote: "On its way.",
  countsTowardDailyLimit: true,
  playerCode: "OTTER",
  status: "PENDING",
  paymentProvider,
});

describe("decisionCall: pending withdrawal", () => {
  it.each([
    ["manual", "confirm", { by: "hand", input: { body: body("manual", "confirm") } }],
    ["manual", "reject", { by: "hand", input: { body: body("manual", "reject") } }],
    ["jb", "confirm", { by: "jb", input: { body: body("jb", "confirm") } }],
    ["jb", "reject", { by: "jb", input: { body: body("jb", "reject") } }],
    ["cpg", "confirm", { by: "provider", input: { path: { provider: "cpg" }, body: body("cpg", "confirm") } }],
    ["utopia", "reject", { by: "provider", input: { path: { provider: "utopia" }, body: body("utopia", "reject") } }],
    // An unknown provider also has its own call (ruling 12).
    ["newpay", "confirm", { by: "provider", input: { path: { provider: "newpay" }, body: body("newpay", "confirm") } }],
    ["tomani", "reject", { by: "hand", input: { body: body("tomani", "reject") } }],
  ] as const)("%s, %s → call of the provider", (provider, action, call) => {
    expect(decisionCall(withdrawal(provider), action, answer)).toEqual(call);
  });
});

it.each([
  ["confirm", "APPROVE"],
  ["reject", "REJECT"],
] as const)(
  "decisionCall: in progress, any provider, %s → in-progress call with status %s (money §4)",
  (action, status) => {
    for (const provider of ["cpg", "jb", "manual", "tomani"])
      expect(decisionCall(withdrawal(provider, "IN_PROGRESS"), action, answer)).toEqual({
        by: "in-progress",
        input: { body: { txId: "ab12", note: "On its way.", status } },
      });
  },
);

it("decisionCall: rejection not counted toward the daily limit → false in the body", () => {
  const call = decisionCall(withdrawal("cpg"), "reject", { ...answer, countsTowardDailyLimit: false });
  expect(call.input.body).toMatchObject({ countsTowardDailyLimit: false });
});
