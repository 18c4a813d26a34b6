import { getBadges, useGetBadges } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { BadgeKey } from "#kit/pages/define-module.ts";
import { pageActionStore } from "#kit/pages/page-actions.ts";
import { listOnScreen } from "#kit/queue/neighbours.ts";
import { forgetDecided } from "#kit/queue/queue.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { Stage } from "#testing/panels/stage.tsx";
import type { SetScene } from "#testing/scene.ts";
import type { Staged } from "#testing/staged.ts";
import { staging } from "#testing/staging.tsx";
import { useFollowBadges } from "../../shell/background/use-follow-badges.ts";
import { modules } from "../modules.ts";

/*
 * A colleague decides a row of a queue while it is on screen, and another row arrives: for every page that has a count in
 * the menu. The list is read once when its count changes, and no row moves.
 */

const MARA = "Mara Keller";
const AT = "2026-11-20T11:00:00Z";

type Queue = {
  /** The table of the rows, and the key of a row in it. */
  table: (db: Db) => ReadonlyMap<string, object>;
  keyOf?: (db: Db, id: string) => string;
  /** Change made by a colleague's decision, and the text then shown in place of the waiting time. */
  decision: object;
  says: string;
  /** The filter for the counted rows, as the quick dashboard links to them. */
  search?: string;
};

const payments: Queue = {
  table: (db) => db.transactions.transactions,
  decision: { status: "CONFIRMED", confirmedBy: MARA },
  says: `Confirmed by ${MARA}`,
};
const keyIn = (rows: ReadonlyMap<string, object>, field: string, id: string) =>
  [...rows].find(([, row]) => Reflect.get(row, field) === id)![0];

const QUEUES: Record<BadgeKey, Queue> = {
  withdraw: payments,
  deposit: payments,
  cashback: payments,
  affProfit: payments,
  bankAccounts: {
    table: (db) => db.bankAccounts,
    decision: { status: "REJECTED", rejectedBy: MARA },
    says: `Rejected by ${MARA}`,
    search: "?status=PENDING&isDeleted=false",
  },
  kyc: {
    table: (db) => db.kyc.items,
    decision: { kycStatus: "REJECTED", rejectedBy: MARA, rejectedAt: AT },
    says: `Rejected by ${MARA}`,
    search: "?status=PENDING",
  },
  playerUsernames: {
    table: (db) => db.playerRecords.usernames,
    keyOf: (db, id) => keyIn(db.playerRecords.usernames, "playerCode", id),
    decision: { status: "APPROVE", reviewedBy: MARA },
    says: `Approved by ${MARA}`,
    search: "?status=PENDING",
  },
  tickets: {
    table: (db) => db.support.tickets,
    keyOf: (db, id) => keyIn(db.support.tickets, "ticketId", id.split("/")[1]!),
    decision: { status: "REPLIED", agentName: MARA },
    says: `Replied by ${MARA}`,
    search: "?statuses=NEW,PENDING",
  },
  debit: {
    table: (db) => db.bets.debits,
    decision: { settledAt: AT, settledByInfo: { nickname: MARA, userCode: null } },
    says: `Reconciled by ${MARA}`,
    search: "?isReconciled=false",
  },
};

let client: QueryClient;
const Follow = () => {
  const own = useQueryClient();
  useEffect(() => void (client = own), [own]);
  useFollowBadges();
  useGetBadges({ query: { opId: "*" } });
  return null;
};
const meta = {
  ...staging,
  render: (scene: SetScene, { loaded }: { loaded: Staged }) => <Stage {...scene} staged={loaded} around={<Follow />} />,
} as unknown as typeof staging;

const rows = () => [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")];
/** Of all rows: with more than 50 only those in view are in the document. */
const ids = () => listOnScreen()!.ids;
const checkbox = (at: number) => rows()[at]!.querySelector<HTMLInputElement>("input[type=checkbox]");

/** Opens a queue. `change` changes a row in the tables, or removes it; `poll` reads the counts again. */
const open = async (path: string, { table, keyOf = (_, id) => id, search = "" }: Queue) => {
  const { db, calls } = stagePanel({ name: path, meta, story: {} }, { at: path + search });
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const change = (id: string, values?: object) => {
    const records = table(db) as Map<string, object>;
    const key = keyOf(db, id);
    const before = [...records];
    if (values) records.set(key, { ...records.get(key), ...values });
    else records.delete(key);
    // In their order, by which some lists are sorted.
    return () => {
      records.clear();
      for (const [at, row] of before) records.set(at, row);
    };
  };
  const lists = () => calls.filter(({ input }) => JSON.stringify(input).includes('"itemsPerPage":50')).length;
  const poll = () => act(() => client.refetchQueries({ queryKey: [getBadges.operation.id] }));
  await waitFor(() =>
    expect(client.getQueryCache().find({ queryKey: [getBadges.operation.id], exact: false })?.state.data).toBeDefined(),
  );
  return { change, lists, poll };
};

afterEach(() => {
  cleanup();
  forgetDecided();
  vi.unstubAllGlobals();
});

const counted = modules.flatMap(({ pages }) => pages.filter(({ badge }) => badge !== undefined));
const cases = counted.map(({ path, badge }) => [path, QUEUES[badge!]] as const);

test("pages with a count in the menu: one for each count", () => {
  const badges = counted.map(({ badge }) => badge!);
  expect(new Set(badges)).toEqual(new Set(Object.keys(QUEUES)));
  expect(badges).toHaveLength(Object.keys(QUEUES).length);
});

test.each(cases)(
  "list %s: colleague decides → row shows the decision in its place, focus and selection stay",
  async (path, queue) => {
    const { change, lists, poll } = await open(path, queue);
    const before = ids();
    if (checkbox(2)) fireEvent.click(checkbox(2)!);
    act(() => rows()[2]!.focus());
    const reads = lists();
    change(before[1]!, queue.decision);
    await poll();
    await waitFor(() => expect(rows()[1]!.textContent).toContain(queue.says));
    // One of the next page may follow.
    expect(ids().slice(0, before.length)).toEqual(before);
    expect(document.activeElement).toBe(rows()[2]);
    expect(checkbox(2)?.checked).not.toBe(false);
    expect(lists() - reads).toBe(1);
    // The count has not changed since.
    await poll();
    expect(lists() - reads).toBe(1);
  },
);

test.each(cases)("list %s: new row → counted above the list, shown on request", async (path, queue) => {
  const { change, poll } = await open(path, queue);
  const before = ids();
  const arrive = change(before[1]!);
  await act(async () =>
    pageActionStore
      .read()
      .find(({ label }) => label === "Refresh")!
      .run(),
  );
  await waitFor(() => expect(ids()).not.toContain(before[1]));
  await poll();
  arrive();
  await poll();
  const button = await waitFor(() => screen.getByRole("button", { name: "1 new" }));
  expect(ids()).not.toContain(before[1]);
  fireEvent.click(button);
  await waitFor(() => expect(ids()).toEqual(before));
  expect(screen.queryByRole("button", { name: "1 new" })).toBeNull();
});
