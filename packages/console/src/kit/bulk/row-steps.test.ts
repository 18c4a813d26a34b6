import { ApiError, decideJbWithdrawal, reviewBankAccount, verifyDeposit } from "@backoffice/api-client";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { bulkCall, type Bulk, type BulkAction } from "./bulk.ts";
import { CHANGED } from "./eligible-rows.ts";
import { rowSteps, type UnknownRow } from "./row-steps.ts";

type Row = { id: string; status: string; player: string };
const row: Row = { id: "a", status: "PENDING", player: "P1" };

/** The steps of a rejection; `now` is the reread row. */
const stepsOf = (now: Row | undefined, parts: Partial<BulkAction<Row>> = {}, answer: unknown = {}) => {
  const wire = vi.fn((_operation: object, _input: unknown) => Promise.resolve(answer));
  const onUnknown = vi.fn<(sent: UnknownRow) => void>();
  const action: BulkAction<Row> = {
    id: "reject",
    verb: "Reject",
    tone: "danger",
    call: ({ id, player }, { note }) =>
      bulkCall(reviewBankAccount, {
        body: { uuid: id, actionType: "reject", playerNote: note, playerCode: player },
      }),
    ...parts,
  };
  const bulk: Bulk<Row> = {
    noun: ["row", "rows"],
    name: ({ id }) => id,
    decisive: ["status"],
    reread: now && (() => Promise.resolve(now)),
    actions: [action],
  };
  const steps = rowSteps({
    bulk,
    action,
    answerFor: ({ id }) => ({ note: `Note for ${id}`, chosen: false }),
    client: new QueryClient(),
    writes: { send: wire as never, refresh: () => Promise.resolve() },
    session: sessionWith({ permissions: [] }),
    onUnknown,
  });
  return { ...steps, wire, onUnknown };
};

it("row steps: action without a refusal check → call is sent", async () => {
  const { wire, ...steps } = stepsOf(undefined);
  expect(await steps.send(row)).toBeUndefined();
  expect(wire.mock.calls).toEqual([
    [
      reviewBankAccount.operation,
      { body: { uuid: "a", actionType: "reject", playerNote: "Note for a", playerCode: "P1" } },
    ],
  ]);
});

const byJb = () => bulkCall(decideJbWithdrawal, { body: {} as never });
it.each([
  ["not carried out → its reason", { refusal: () => "jb did not accept it." }, { status: 0 }, "jb did not accept it."],
  ["not carried out, no words of the action → said", {}, { status: 0 }, "The server did not carry it out."],
  ["carried out → no reason", { refusal: () => "jb did not accept it." }, { status: 1 }, undefined],
])("row steps: successful answer, %s", async (_, parts, answer, reason) => {
  const { wire, ...steps } = stepsOf(undefined, { call: byJb, ...parts }, answer);
  expect(await steps.send(row)).toBe(reason);
  expect(wire).toHaveBeenCalledOnce();
});

it("row steps: reread row has another changed field → newer value is sent", async () => {
  const { wire, ...steps } = stepsOf({ ...row, player: "P2" });
  expect(await steps.check(row)).toBeUndefined();
  await steps.send(row);
  expect(wire.mock.calls[0]?.[1]).toMatchObject({ body: { playerCode: "P2" } });
});

it.each([
  [
    "with the action's reason",
    { reason: ({ status }: Row) => (status === "DONE" ? "Already done." : undefined) },
    "Already done.",
  ],
  ["as changed, if the action still allows it", {}, CHANGED],
])("row steps: decisive field has changed → skipped %s", async (_name, parts, reason) => {
  expect(await stepsOf({ ...row, status: "DONE" }, parts).check(row)).toBe(reason);
});

it("row steps: contract has no read of the record → check passes", async () => {
  expect(await stepsOf(undefined).check(row)).toBeUndefined();
});

it.each([
  ["money, unknown", verifyDeposit, "unknown", 1],
  ["money, refused", verifyDeposit, "rejected", 0],
  ["no money, unknown", reviewBankAccount, "unknown", 0],
] as const)("row steps: %s → number of locked single panels: %i", async (_name, { operation }, outcome, times) => {
  const lock = { panel: "verify-deposit-confirmation", params: { tx: "t1" } } as never;
  const { wire, onUnknown, ...steps } = stepsOf(undefined, {
    call: ({ id }) => ({ operation, input: { body: { txId: id } } }),
    locks: () => [lock],
  });
  const error = new ApiError("No answer.", { kind: "timeout", outcome });
  error.idempotencyKey = "key-1";
  wire.mockRejectedValue(error);
  await expect(steps.send(row)).rejects.toBe(error);
  const kept = { lock, operation: operation.id, input: { body: { txId: "a" } }, idempotencyKey: "key-1" };
  expect(onUnknown.mock.calls).toEqual(Array.from({ length: times }, () => [kept]));
});
