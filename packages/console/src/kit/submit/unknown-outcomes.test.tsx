import { beforeEach, expect, it, vi } from "vitest";
import {
  beginSending,
  concerning,
  forgetUnknownOutcome,
  keepUnknownOutcome,
  onUnknownOutcomes,
  unknownOutcomes,
} from "./unknown-outcomes.ts";

const USER = "u1";
const sent = (panel: string, idempotencyKey: string, record: string | undefined = "tx-1") => ({
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

/** A write that moves no money, so it names no record. */
const change = (operation: string, panel: string) => ({
  ...sent(panel, `${operation} ${panel}`),
  operation,
  record: undefined,
});
const found = (operation: string, panel: string) =>
  concerning(unknownOutcomes(USER), change(operation, panel))?.idempotencyKey;

it("unknown outcomes: without a record → found by the same panel and operation only", () => {
  keepUnknownOutcome(USER, change("updateBank", "bank 1"));
  expect(found("updateBank", "bank 1")).toBe("updateBank bank 1");
  expect(found("updateBank", "bank 2")).toBeUndefined();
  expect(found("deleteBank", "bank 1")).toBeUndefined();
});

it("unknown outcomes: the form's own and another form's about the record → its own", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, { ...sent("drawer", "key-1"), at: 2 });
  expect(concerning(unknownOutcomes(USER), sent("drawer", ""))?.at).toBe(2);
  expect(concerning(unknownOutcomes(USER), sent("menu", ""))?.at).toBe(1);
});

it("unknown outcomes: resent with its key → keeps the time of the first attempt; with another key → not", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, { ...sent("dialog", "key-1"), at: 2 });
  expect(unknownOutcomes(USER).map(({ at }) => at)).toEqual([1]);
  keepUnknownOutcome(USER, { ...sent("drawer", "key-1"), at: 3 });
  expect(unknownOutcomes(USER).map(({ at }) => at)).toEqual([1, 3]);
  keepUnknownOutcome(USER, { ...sent("dialog", "key-2"), at: 4 });
  expect(unknownOutcomes(USER).map(({ at }) => at)).toEqual([4]);
});

it("unknown outcomes: one of two records is settled → the other stays", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, sent("dialog", "key-2", "tx-2"));
  forgetUnknownOutcome(USER, sent("drawer", "", "tx-2"));
  expect(kept()).toEqual(["dialog key-1"]);
});

it("unknown outcomes: two are being sent, one is answered → the other is still hidden", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  keepUnknownOutcome(USER, sent("dialog", "key-2", "tx-2"));
  const [end] = [beginSending("key-1"), beginSending("key-2")];
  expect(kept()).toEqual([]);
  end();
  expect(kept()).toEqual(["dialog key-1"]);
});

it("unknown outcomes: kept here, in another tab, or answered → announced, until nobody listens", () => {
  const listener = vi.fn();
  const stop = onUnknownOutcomes(listener);
  const changes = [
    () => keepUnknownOutcome(USER, sent("dialog", "key-1")),
    () => globalThis.dispatchEvent(new StorageEvent("storage")),
    () => beginSending("key-1"),
  ];
  for (const [index, make] of changes.entries()) {
    make();
    expect(listener).toHaveBeenCalledTimes(index + 1);
  }
  stop();
  for (const make of changes) make();
  expect(listener).toHaveBeenCalledTimes(changes.length);
});

it("unknown outcomes: storage is damaged → entries that cannot be shown are dropped", () => {
  keepUnknownOutcome(USER, sent("dialog", "key-1"));
  const [good] = unknownOutcomes(USER);
  const damaged = [null, "text", {}, { ...good, label: 7 }, { ...good, at: "now" }, { ...good, facts: null }];
  localStorage.setItem(`unknown-outcomes:${USER}`, JSON.stringify([...damaged, good]));
  expect(unknownOutcomes(USER)).toEqual([good]);
});
