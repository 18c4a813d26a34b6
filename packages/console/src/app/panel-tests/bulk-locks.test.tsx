import { ok } from "#testing/backend/stub-api.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { openBet } from "#testing/rows/bet-rows.ts";
import { waitingRequests } from "#testing/rows/bonus-rows.ts";
import { pendingDeposit } from "#testing/rows/deposit-rows.ts";
import { waitingWinner } from "#testing/rows/tournament-rows.ts";
import { transaction } from "#testing/rows/transaction-rows.ts";
import { ownOf, withdrawal } from "#testing/rows/withdrawal-rows.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { staging } from "#testing/staging.tsx";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Db } from "@backoffice/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { payoutBulk } from "#entities/transaction/bulk/payout-bulk.ts";
import type { Bulk, BulkLock } from "#kit/bulk/bulk.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { panelKey } from "#kit/panels/panel-key.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { recordKey } from "#kit/submit/decided-record.ts";
import { keptInput } from "#kit/submit/kept-input.ts";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { keepUnknownOutcome } from "#kit/submit/unknown-outcomes.ts";
import type { Opening } from "#testing/scene.ts";
import { betBulk } from "../../features/bets/bet-list/bets.bulk.ts";
import { requestBulk } from "../../features/bonus/forms/requests/requests.bulk.ts";
import { depositBulk } from "../../features/deposit/deposits.bulk.ts";
import { winnerBulk } from "../../features/tournaments/tournament/winners/winners.bulk.ts";
import { withdrawalBulk } from "../../features/withdraw/withdrawals/list/withdrawals.bulk.ts";
import { modules } from "../modules.ts";

/*
 * After a bulk action with an unknown outcome, every panel that decides about the record alone opens locked, and "Send
 * again" there repeats the call of the bulk action, with its input and its key.
 */

const ACCOUNT = "super-admin";
const KEY = "4f0c2f0e-7f0c-4a52-9d6b-0a1f5d3b7c11";
const GIVEN = { note: "It has never arrived here.", chosen: true, userId: storySession(ACCOUNT).userId };
/** More than the panels that decide about a record alone. */
const MOST_PANELS = 4;
const registry = createRegistry(modules);

type AnyBulk = Bulk<never>;
type Case = { name: string; bulk: AnyBulk; row: (db: Db) => object };
const anyBulk = <Row,>(bulk: Bulk<Row>) => bulk as unknown as AnyBulk;
const ofProvider = (provider: "manual" | "jb" | "cpg") => ({
  name: `withdrawals by ${provider}`,
  bulk: anyBulk(withdrawalBulk),
  row: (db: Db) => {
    const row = withdrawal(db, provider);
    return { ...row, ...ownOf(db, row) };
  },
});
const ofType = (transactionType: "BONUS" | "CASHBACK" | "AFFILIATE" | "REFERRAL_PROFIT") => ({
  name: `payouts of type ${transactionType}`,
  bulk: anyBulk(payoutBulk),
  row: (db: Db) =>
    transaction(db, { transactionType, status: "PENDING" }, (row) => row.bonusExtraData?.eligible !== false),
});
const CASES: readonly Case[] = [
  ofProvider("manual"),
  ofProvider("jb"),
  ofProvider("cpg"),
  { name: "deposits", bulk: anyBulk(depositBulk), row: (db) => pendingDeposit(db) },
  ...(["BONUS", "CASHBACK", "AFFILIATE", "REFERRAL_PROFIT"] as const).map(ofType),
  { name: "bets", bulk: anyBulk(betBulk), row: (db) => openBet(db) },
  { name: "prizes", bulk: anyBulk(winnerBulk), row: (db) => waitingWinner(db) },
  { name: "bonus requests", bulk: anyBulk(requestBulk), row: (db) => waitingRequests(db)[0]! },
];

const actionOf = ({ bulk }: Case, id: string) => bulk.actions.find((it) => it.id === id)!;

const ACTIONS = CASES.flatMap((one) => one.bulk.actions.map(({ id }) => [one.name, id, one] as const));

const definitionOf = (lock: BulkLock) => registry.panels.get(lock.panel)!;

afterEach(() => {
  vi.unstubAllGlobals();
  releaseUnsaved();
  hideFailure();
  localStorage.clear();
});

/** Opens the panel of a lock, whose write was sent by the bulk action with an unknown outcome. */
const openLocked = (one: Case, id: string, at: number) => {
  const action = actionOf(one, id);
  let made: { lock: BulkLock; call: ReturnType<typeof action.call> } | undefined;
  const arrange = (db: Db) => {
    if (made) return made;
    const row = one.row(db) as never;
    const [lock, call] = [action.locks!(row, GIVEN)[at], action.call(row, GIVEN)];
    if (!lock) return undefined;
    const definition = definitionOf(lock);
    keepUnknownOutcome(GIVEN.userId, {
      idempotencyKey: KEY,
      operation: lock.operation ?? call.operation.id,
      panel: panelKey(lock.panel, definition.about?.(lock.params) ?? lock.params),
      record: recordKey(one.bulk.decides!(row)),
      label: `${action.verb} ${one.bulk.noun[0]}`,
      page: "/",
      at: Date.now(),
      input: lock.input ?? call.input,
    });
    return (made = { lock, call });
  };
  const isInAddress = (lock: BulkLock) => definitionOf(lock).keptIn === "address";
  const told = {
    name: "",
    meta: { render: staging.render, args: {} },
    story: {
      args: {
        account: ACCOUNT,
        at: (db: Db) => {
          const lock = arrange(db)?.lock;
          if (!lock || !isInAddress(lock)) return "/";
          return `/?${new URLSearchParams({ panel: lock.panel, ...(lock.params as object) })}`;
        },
        opens: (db: Db) => {
          const lock = arrange(db)?.lock;
          return (lock && !isInAddress(lock) ? { id: lock.panel, params: lock.params } : undefined) as Opening;
        },
      },
    },
  };
  const keys: string[] = [];
  const staged = stagePanel(told, {}, (operation) => (operation === made?.call.operation.id ? ok({}) : undefined));
  const fetch = globalThis.fetch;
  vi.stubGlobal("fetch", (request: Request) => {
    const key = request.headers.get("Idempotency-Key");
    if (key !== null) keys.push(key);
    return fetch(request);
  });
  return { ...staged, keys, made };
};

test.each(ACTIONS)(
  "bulk action %s, %s: outcome unknown → each panel sends the same call with the same key",
  async (_name, id, one) => {
    let at = 0;
    for (; at < MOST_PANELS; at += 1) {
      const { calls, keys, made } = openLocked(one, id, at);
      if (!made) break;
      await waitFor(() => expect(screen.getAllByText("Outcome unknown").length).toBeGreaterThan(0));
      fireEvent.click(screen.getAllByRole("checkbox", { name: /I have checked/, hidden: true }).at(-1)!);
      const resend = screen.queryAllByRole("button", { name: "Send again", hidden: true }).at(-1);
      // Input with personal data is not stored, and is entered again.
      expect(resend === undefined, made.lock.panel).toBe(!("input" in keptInput(made.call.input)));
      if (!resend) continue;
      fireEvent.click(resend);
      await waitFor(() => expect(keys).toEqual([KEY]));
      const writes = calls.filter((it) => it.id === made.call.operation.id);
      expect(
        writes.map(({ input }) => input),
        made.lock.panel,
      ).toEqual([made.call.input]);
    }
    expect(at).toBeGreaterThan(0);
  },
);

const definitions = import.meta.glob<Record<string, unknown>>(["../../**/*.bulk.ts", "../../**/*-bulk.ts"], {
  eager: true,
});
const isLocking = (it: unknown): it is AnyBulk =>
  typeof it === "object" && it !== null && "actions" in it && (it as AnyBulk).actions.some(({ locks }) => locks);

test("every bulk action that locks panels is tested", () => {
  const locking = Object.values(definitions).flatMap((file) => Object.values(file).filter(isLocking));
  expect(new Set(CASES.map(({ bulk }) => bulk))).toEqual(new Set(locking));
});
