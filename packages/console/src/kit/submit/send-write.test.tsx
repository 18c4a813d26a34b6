import { ApiError } from "@backoffice/api-client";
import { beforeEach, expect, it } from "vitest";
import { resetStores } from "#kit/state/create-store.ts";
import { sendWrite } from "./send-write.ts";
import { unknownOutcomes } from "./unknown-outcomes.ts";

const USER = "u1";
const money = { effect: "money" } as const;
const sender = (panel: string) => ({ operation: "topUp", panel, record: "player-1", input: { amount: "7" } });
const keeping = (panel = "dialog") => ({ userId: USER, senders: [sender(panel)], label: "Top up", page: "/players" });
/** What a tab finds in the storage that was opened or reloaded at this moment. */
const stored = () => localStorage.getItem(`unknown-outcomes:${USER}`) ?? "";
const failure = (outcome: ApiError["outcome"], key: string | undefined, kind: ApiError["kind"] = "http") =>
  Object.assign(new ApiError("No.", { kind, outcome }), { idempotencyKey: key });

beforeEach(() => localStorage.clear());

it("send write: money under way → other tabs and a reload find its outcome unknown, its own tab does not", async () => {
  const answer = Promise.withResolvers<string>();
  const sent = sendWrite({ operation: money, keeping: keeping() }, () => answer.promise);
  expect(stored()).toContain("Top up");
  expect(unknownOutcomes(USER)).toEqual([]);
  answer.resolve("done");
  expect(await sent).toEqual({ state: "saved", data: "done" });
  expect(stored()).toBe("");
});

it("send write: another tab is sending money about the record → locked, nothing is sent", async () => {
  const answer = Promise.withResolvers<string>();
  const first = sendWrite({ operation: money, keeping: keeping() }, () => answer.promise);
  // The other tab has the storage only.
  const ofTab = stored();
  resetStores();
  localStorage.setItem(`unknown-outcomes:${USER}`, ofTab);
  const second = await sendWrite({ operation: money, keeping: keeping("drawer") }, () => Promise.reject(new Error()));
  expect(second).toMatchObject({ state: "locked", outcome: { label: "Top up" } });
  answer.resolve("done");
  await first;
});

it.each([
  ["nothing left the browser", failure("not-sent", "k", "network"), "not-sent"],
  ["session ended", failure("rejected", "k", "signed-out"), "signed-out"],
  ["permission is missing", failure("rejected", "k", "forbidden"), "refused"],
  ["refused", failure("rejected", "k", "refused"), "refused"],
])("send write: money, %s → nothing stays stored", async (_name, error, state) => {
  const result = await sendWrite({ operation: money, keeping: keeping() }, () => Promise.reject(error));
  expect([result.state, stored()]).toEqual([state, ""]);
});

const lose = ({ idempotencyKey }: { idempotencyKey?: string | undefined }) =>
  Promise.reject(failure("unknown", idempotencyKey));

it("send write: money, answer is lost, then sent again without a definite answer → stays stored with its key", async () => {
  await sendWrite({ operation: money, keeping: keeping() }, lose);
  const [{ idempotencyKey } = { idempotencyKey: "" }] = unknownOutcomes(USER);
  for (const kind of ["network", "forbidden"] as const) {
    const outcome = kind === "network" ? "not-sent" : "rejected";
    await sendWrite({ operation: money, keeping: keeping(), idempotencyKey }, () =>
      Promise.reject(failure(outcome, idempotencyKey, kind)),
    );
    expect(unknownOutcomes(USER)).toMatchObject([{ idempotencyKey }]);
  }
});

it("send write: money, answer is lost, then sent again and refused → nothing stays stored", async () => {
  await sendWrite({ operation: money, keeping: keeping() }, lose);
  const [{ idempotencyKey } = { idempotencyKey: "" }] = unknownOutcomes(USER);
  const result = await sendWrite({ operation: money, keeping: keeping(), idempotencyKey }, () =>
    Promise.reject(failure("rejected", idempotencyKey, "refused")),
  );
  expect([result.state, stored()]).toEqual(["refused", ""]);
});

it("send write: money, our own code fails after it was sent → unknown, stays stored with its key", async () => {
  let key: string | undefined;
  const result = await sendWrite({ operation: money, keeping: keeping() }, (grant) => {
    key = grant.idempotencyKey;
    return Promise.reject(new TypeError("data.rows is undefined"));
  });
  expect(result.state).toBe("unknown");
  expect(unknownOutcomes(USER)).toMatchObject([{ idempotencyKey: key }]);
});

it("send write: no money and no form, answer is lost → unknown, nothing is stored", async () => {
  const result = await sendWrite({ operation: { effect: "write" } }, () => lose({ idempotencyKey: "k" }));
  expect([result.state, stored()]).toEqual(["unknown", ""]);
});

it.each(["unknown", "rejected", "not-sent"] as const)(
  "send write: read before the write failed, %s → not sent",
  async (outcome) => {
    const read = Object.assign(failure(outcome, undefined), { isRead: true });
    const result = await sendWrite({ operation: money, keeping: keeping() }, () => Promise.reject(read));
    expect([result.state, stored()]).toEqual(["not-sent", ""]);
  },
);
