import { ApiError, decideJbWithdrawal, reviewBankAccount, verifyDeposit } from "@backoffice/api-client";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { bulkCall, type Bulk, type BulkAction } from "../bulk.ts";
import { CHANGED } from "../eligible-rows.ts";
import { unknownOutcomes } from "#kit/submit/unknown-outcomes.ts";
import { rowSteps } from "./row-steps.ts";

beforeEach(() => localStorage.clear());

type Row = { id: string; status: string; player: string };
const row: Row = { id: "a", status: "PENDING", player: "P1" };

/** The steps of a rejection; `now` is the reread row. */
const stepsOf = (now: Row | undefined, parts: Partial<BulkAction<Row>> = {}, answer: unknown = {}) => {
  const wire = vi.fn((_operation: object, _input: unknown) => Promise.resolve(answer));
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
    sendersOf: (of) => [{ operation: "reject", panel: of.id, record: of.id, input: { id: of.id } }],
    from: { label: "Reject row", page: "/rows" },
  });
  return { ...steps, wire };
};

it("row steps: action without a refusal check → call is sent", async () => {
  const { wire, ...steps } = stepsOf(undefined);
  expect(await steps.send(row)).toBeUndefined();
  expect(wire.mock.calls).toEqual([
    [
      reviewBankAccount.operation,
      { body: { uuid: "a", actionType: "reject", playerNote: "Note for a", playerCode: "P1" } },
      {},
    ],
  ]);
});

const byJb = () => bulkCall(decideJbWithdrawal, { body: {} as never });
it.each([
  [
    "not carried out → its reason",
    { refusal: () => "jb did not accept the withdrawal." },
    { status: 0 },
    { state: "refused", reason: "jb did not accept the withdrawal.", isServers: true },
  ],
  [
    "not carried out, no words of the action → said",
    {},
    { status: 0 },
    { state: "refused", reason: "The server did not carry out the action." },
  ],
  ["carried out → done", { refusal: () => "jb did not accept the withdrawal." }, { status: 1 }, undefined],
])("row steps: successful answer, %s", async (_, parts, answer, became) => {
  const { wire, ...steps } = stepsOf(undefined, { call: byJb, ...parts }, answer);
  expect(await steps.send(row)).toEqual(became);
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

const failing = (outcome: "unknown" | "rejected", key = "key-1") => {
  const error = new ApiError("No answer.", { kind: outcome === "unknown" ? "timeout" : "refused", outcome });
  error.idempotencyKey = key;
  return error;
};
const verify = { call: ({ id }: Row) => bulkCall(verifyDeposit, { body: { txId: id } }) };
const kept = () => unknownOutcomes(sessionWith({ permissions: [] }).userId);

it.each([
  ["unknown", 1],
  ["rejected", 0],
] as const)("row steps: money, %s → number of stored outcomes: %i", async (outcome, times) => {
  const { wire, ...steps } = stepsOf(undefined, verify);
  wire.mockRejectedValue(failing(outcome));
  expect((await steps.send(row))?.state).toBe(outcome === "unknown" ? "unknown" : "refused");
  const one = {
    operation: "reject",
    panel: "a",
    record: "a",
    label: "Reject row",
    page: "/rows",
    idempotencyKey: "key-1",
  };
  expect(kept()).toMatchObject(Array.from({ length: times }, () => one));
});

it("row steps: earlier money write has an unknown outcome → not sent, with a reason; write without money → sent", async () => {
  const { wire, ...steps } = stepsOf(undefined, verify);
  wire.mockRejectedValueOnce(failing("unknown"));
  await steps.send(row);
  expect(await steps.send(row)).toMatchObject({ state: "not-sent", reason: expect.stringMatching(/^Reject row:/) });
  expect(wire).toHaveBeenCalledOnce();
  const other = stepsOf(undefined);
  expect(await other.send(row)).toBeUndefined();
  expect(other.wire).toHaveBeenCalledOnce();
});
