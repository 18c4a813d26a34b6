import { operations, type components } from "@backoffice/api-client/contract";
import { createBackend, createClock } from "@backoffice/mocks";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { gatewaysOf, takenAtOnce, withdrawal } from "#testing/rows/withdrawal-rows.ts";
import { decisionCall, type Action, type DecisionCall } from "./decision-call.ts";
import { decisionReason } from "./decision-reason.ts";

type Schemas = components["schemas"];
type Withdrawal = Schemas["Withdrawal"];

const RUNS = 1000;
const SEED = 20_261_125;

const backend = createBackend({
  clock: createClock(Date.UTC(2026, 10, 20, 12)),
  seed: "desks",
  cookies: false,
  settings: { scenario: "small" },
});
const { transactions, withdrawals, wallets } = backend.db.transactions;

/** The queue: one of each kind of provider, and one already in progress. */
const QUEUE = [
  withdrawal(backend.db, "manual"),
  withdrawal(backend.db, "cpg"),
  withdrawal(backend.db, "skrill"),
  takenAtOnce(backend.db, "jb"),
  takenAtOnce(backend.db, "tomani"),
  withdrawal(backend.db, "cpg", "IN_PROGRESS"),
];
const [tomaniGateway] = gatewaysOf(backend.db, QUEUE[4]!, 1);
const IDS = new Set(QUEUE.map(({ txId }) => txId));
const OWN = new Map(QUEUE.map(({ txId }) => [txId, withdrawals.get(txId)!]));
const WALLETS = new Map(wallets);

type Entry = { txId: string; status: string; toAmount: number };
/** Every change of the queue's withdrawals, in order. */
let book: Entry[] = [];
const write = transactions.set.bind(transactions);
transactions.set = (id, row) => {
  if (IDS.has(id)) book.push({ txId: id, status: row.status, toAmount: row.toAmount });
  return write(id, row);
};
afterAll(() => void (transactions.set = write));

/** Restores the initial state. */
const begin = () => {
  for (const row of QUEUE) write(row.txId, row);
  for (const [txId, own] of OWN) withdrawals.set(txId, own);
  for (const [player, wallet] of WALLETS) wallets.set(player, wallet);
  book = [];
};

const ask = async (
  account: string,
  id: keyof typeof operations,
  { path = {}, body }: { path?: object; body: object },
) => {
  const { method, path: template } = operations[id];
  const address = Object.entries(path).reduce(
    (made, [name, value]) => made.replace(`{${name}}`, value),
    template as string,
  );
  const response = await backend.fetch(
    new Request(`https://console.example${address}`, {
      method: method.toUpperCase(),
      headers: { "content-type": "application/json", "x-mock-role": account, "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    }),
  );
  return (await response.json()) as { success: boolean; data: unknown };
};

const CALLS = {
  hand: "decideWithdrawal",
  provider: "decideProviderWithdrawal",
  jb: "decideJbWithdrawal",
  "in-progress": "decideWithdrawalInProgress",
} as const satisfies Record<DecisionCall["by"], keyof typeof operations>;

/** An approval that the server reported as executed, with the amount on the button. */
type Approval = { txId: string; shown: number };

/** A staff member's client: the loaded list, the withdrawal in the open dialog, and its refetched copy. */
class Desk {
  readonly account: string;
  readonly approvals: Approval[];
  #list: Withdrawal[] = [];
  #opened: Withdrawal | undefined;
  #read: Withdrawal | undefined;

  constructor(account: string, approvals: Approval[]) {
    this.account = account;
    this.approvals = approvals;
  }

  async list() {
    const body = { page: 1, itemsPerPage: 50, opId: "op-nordlys", sortBy: "createdAt", sortDirection: "asc" };
    const { data } = await ask(this.account, "listWithdrawals", { body });
    this.#list = (data as { items: Withdrawal[] }).items.filter(({ txId }) => IDS.has(txId));
  }

  open(place: number) {
    this.#opened = this.#list[place % Math.max(1, this.#list.length)];
    this.#read = undefined;
  }

  async readAgain() {
    const opened = this.#opened;
    if (!opened) return;
    const { data } = await ask(this.account, "showWithdrawal", { body: { txId: opened.txId } });
    if (this.#opened === opened) this.#read = data as Withdrawal;
  }

  /** Presses the button of the open dialog, which shows the last refetched copy. */
  async press(action: Action, isLost: boolean) {
    const [opened, read] = [this.#opened, this.#read];
    if (!opened || !read || decisionReason(opened, read) !== undefined) return;
    // Whatever the outcome, the dialog closes or is locked.
    this.#opened = undefined;
    const note = "So it was decided.";
    const isTomani = action === "confirm" && read.status === "PENDING" && read.paymentProvider === "tomani";
    const call = decisionCall(read, action, { note, countsTowardDailyLimit: true });
    const { uuid: gatewayUuid, provider } = tomaniGateway!;
    const answer = isTomani
      ? await ask(this.account, "confirmTomaniWithdrawal", {
          body: { gatewayUuid, provider, noteForThePlayer: note, txId: read.txId },
        })
      : await ask(this.account, CALLS[call.by], call.input);
    const isDone = answer.success && (answer.data as { status?: unknown }).status !== 0;
    if (isDone && action === "confirm" && !isLost) this.approvals.push({ txId: read.txId, shown: read.toAmount });
  }

  /** ID of the withdrawal in the open dialog, once refetched. */
  get shown(): string | undefined {
    return this.#read?.txId;
  }
}

const settleByItself = (txId: string, status: "CANCELED" | "IN_PROGRESS") => {
  const row = transactions.get(txId)!;
  if (row.status !== "PENDING") return;
  transactions.set(txId, { ...row, status });
  if (status === "IN_PROGRESS") return;
  const wallet = wallets.get(row.player.playerId)!;
  const balance = (wallet.balances[row.fromCurrency] ?? 0) + row.fromAmount;
  wallets.set(row.player.playerId, { ...wallet, balances: { ...wallet.balances, [row.fromCurrency]: balance } });
};

type Step = { who: 0 | 1; what: string; place: number };

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom("open", "read") },
    { weight: 6, arbitrary: fc.constantFrom("confirm", "both") },
    { weight: 3, arbitrary: fc.constantFrom("list", "reject", "lost") },
    { weight: 2, arbitrary: fc.constantFrom("canceled", "sent", "fee") },
  ),
  place: fc.nat(QUEUE.length - 1),
});

const take = async (desks: readonly [Desk, Desk], { who, what, place }: Step): Promise<unknown> => {
  const desk = desks[who];
  const { txId } = QUEUE[place]!;
  switch (what) {
    case "list":
      return desk.list();
    case "open":
      return desk.open(place);
    case "read":
      return desk.readAgain();
    case "confirm":
    case "reject":
      return desk.press(what, false);
    case "lost":
      return desk.press("confirm", true);
    // Both press at the same time.
    case "both":
      return Promise.all(desks.map((one) => one.press("confirm", false)));
    case "canceled":
      return settleByItself(txId, "CANCELED");
    case "sent":
      return settleByItself(txId, "IN_PROGRESS");
    // No call changes an amount. If one did, a stale list must not approve it; with a refetched dialog the request
    // could not reveal the change.
    case "fee": {
      const row = transactions.get(txId)!;
      if (row.status === "PENDING" && desks.every(({ shown }) => shown !== txId))
        write(txId, { ...row, toAmount: row.toAmount + 1 });
    }
  }
  return undefined;
};

const CLOSED = new Set(["CONFIRMED", "REJECTED", "CANCELED"]);

const check = (approvals: readonly Approval[]) => {
  for (const { txId, fromAmount, fromCurrency, player, status } of QUEUE) {
    const entries = book.filter((one) => one.txId === txId);
    const states = [status, ...entries.map((one) => one.status)];
    // A closed withdrawal never changes again, and no status occurs twice.
    expect(
      states.slice(0, -1).some((state) => CLOSED.has(state)),
      states.join(" "),
    ).toBe(false);
    expect(new Set(states).size, states.join(" ")).toBe(states.length);
    // A rejected or canceled amount is returned once; an approved one is not returned.
    const isBack = ["REJECTED", "CANCELED"].includes(states.at(-1)!);
    const others = QUEUE.filter((one) => one.txId !== txId && one.player.playerId === player.playerId);
    if (others.length > 0) continue;
    const before = WALLETS.get(player.playerId)?.balances[fromCurrency] ?? 0;
    const now = wallets.get(player.playerId)?.balances[fromCurrency] ?? 0;
    expect(now - before).toBeCloseTo(isBack ? fromAmount : 0, 6);
  }
  for (const { txId, shown } of approvals) {
    const entry = book.find((one) => one.txId === txId && ["CONFIRMED", "IN_PROGRESS"].includes(one.status));
    expect(entry?.toAmount).toBe(shown);
  }
  // A withdrawal in progress is approved by a second decision; others are approved once.
  for (const [txId, all] of Map.groupBy(approvals, (one) => one.txId))
    expect(all.length).toBeLessThanOrEqual(book.filter((one) => one.txId === txId && one.status !== "CANCELED").length);
};

it(`withdrawal decisions: two users, one queue, ${RUNS} runs → each approved once, for the amount shown`, async () => {
  let approved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      begin();
      const approvals: Approval[] = [];
      const desks = [new Desk("super-admin", approvals), new Desk("admin", approvals)] as const;
      await Promise.all(desks.map((desk) => desk.list()));
      for (const one of steps) await take(desks, one);
      approved += approvals.length;
      check(approvals);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Enough approvals were executed, not only refused.
  expect(approved).toBeGreaterThan(RUNS);
});
