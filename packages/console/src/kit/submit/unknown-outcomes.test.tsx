import { beforeEach, expect, it } from "vitest";
import { keepUnknownOutcome, unknownOutcomes } from "./unknown-outcomes.ts";

const USER = "u1";
const sent = (panel: string, idempotencyKey: string, record = "tx-1") => ({
  operation: "decideWithdrawal",
  panel,
  record,
  idempotencyKey,
  label: "Approve withdrawal",
  page: "/withdraw/pending",
  at: 1,
  input: {},
});
const kept = () => unknownOutcomes(USER).map(({ panel, idempotencyKey }) => `${panel} ${idempotencyKey}`);

beforeEach(() => localStorage.clear());

it("unknown outcomes: another form sends about the record with a new key → the earlier one is replaced", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, sent("drawer", "key-2"));
  expect(kept()).toEqual(["drawer key-2"]);
});

it("unknown outcomes: same key from two forms of a record → both can send it again; another record is left alone", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-0", "tx-2"));
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, sent("drawer", "key-1"));
  expect(kept()).toEqual(["dialog key-0", "dialog key-1", "drawer key-1"]);
});
