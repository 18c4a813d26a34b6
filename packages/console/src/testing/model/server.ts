import { operations } from "@backoffice/api-client/contract";
import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { callOf } from "#testing/backend/record-calls.ts";
import { ownOf } from "#testing/rows/withdrawal-rows.ts";
import { sampleOf } from "./sample.ts";
import type { Answer, Plan, Write } from "./write.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const ACCOUNT = "super-admin";

const refusal = (status: number, message: string) =>
  Response.json({ status, success: false, data: null, messages: [message] }, { status });

const network = () => new TypeError("Failed to fetch");

/** The mock server with a log of its writes, whose answers can be planned and held back. */
export class ModelServer {
  readonly backend: Backend = createBackend({
    clock: createClock(NOON),
    seed: "stories",
    cookies: false,
    settings: { account: ACCOUNT, scenario: "small" },
  });
  readonly sample = sampleOf(this.backend.db);
  readonly #before = this.sample.money.map((id) => ({
    tx: this.backend.db.transactions.transactions.get(id)!,
    own: ownOf(this.backend.db, { txId: id }),
  }));
  readonly #block = this.blockRow();
  writes: Write[] = [];
  plans: Plan[] = [];
  /** How often each plan was followed, in all sequences. */
  readonly counts: Partial<Record<Plan, number>> = {};
  online = true;
  /** Set by the world: the step under way, and the tab that acts in it. */
  step = 0;
  tab: 1 | 2 = 1;
  /** The record whose window has a button that is being pressed. */
  pressed: string | undefined;
  /** Requests under way, without those held back. */
  underWay = 0;
  #held: { write: Write; release: () => void }[] = [];

  /** Puts everything back as it was at first. */
  reset(): void {
    const { transactions, cmsBlocks, idempotentAnswers } = this.backend.db;
    for (const { tx, own } of this.#before) {
      transactions.transactions.set(tx.txId, tx);
      transactions.withdrawals.set(tx.txId, own);
    }
    cmsBlocks.blocks.set(this.#block.id, this.#block);
    idempotentAnswers.clear();
    this.backend.settings.set({ account: ACCOUNT });
    Object.assign(this, { writes: [], plans: [], online: true, step: 0, tab: 1, underWay: 0 });
    this.#held = [];
  }

  blockRow() {
    return this.backend.db.cmsBlocks.blocks.get(this.sample.block)!;
  }

  stateOf(record: string): string {
    const { transactions } = this.backend.db.transactions;
    return transactions.get(record)?.status ?? this.blockRow().block.status;
  }

  /** A colleague decides about a record. */
  colleague(record: string, status: "CONFIRMED" | "REJECTED"): void {
    const { transactions } = this.backend.db.transactions;
    const row = transactions.get(record)!;
    if (row.status !== "PENDING") return;
    const by = status === "CONFIRMED" ? { confirmedBy: "Jonas" } : { rejectedBy: "Jonas" };
    transactions.set(record, { ...row, status, ...by });
  }

  get isSignedIn(): boolean {
    return this.backend.settings.get().account !== null;
  }

  signIn(): void {
    this.backend.settings.set({ account: ACCOUNT });
  }

  get held(): readonly Write[] {
    return this.#held.map(({ write }) => write);
  }

  /** Delivers the answers that were held back. */
  release(): void {
    for (const { release } of this.#held.splice(0)) release();
  }

  /** The page that waits for these answers is gone. */
  orphan(tab: 1 | 2): void {
    const gone = this.#held.filter(({ write }) => write.tab === tab);
    for (const { write } of gone) Object.assign(write, { answer: "none", isOrphaned: true });
    this.#held = this.#held.filter((it) => !gone.includes(it));
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    if (!this.online) throw network();
    this.underWay += 1;
    try {
      const call = await callOf(request.clone());
      const operation = call && Object.values(operations).find(({ id }) => id === call.id);
      if (!call || !operation || operation.effect === "read") return await this.backend.fetch(request);
      const body = (call.input.body ?? {}) as { txId?: string; id?: string };
      const record = body.txId ?? body.id ?? "";
      // Only bulk runs, which are the first tab's, send what is not pressed in a window.
      const isPressed = record === this.pressed;
      const write: Write = {
        key: request.headers.get("Idempotency-Key"),
        operation: call.id,
        record,
        body: JSON.stringify(body),
        tab: isPressed ? this.tab : 1,
        step: this.step,
        inWindow: isPressed,
        changed: undefined,
        answer: "pending",
      };
      this.writes.push(write);
      return await this.#answer(request, write, this.plans.shift() ?? "ok");
    } finally {
      this.underWay -= 1;
    }
  };

  /** Waits for `release`. */
  async #hold(write: Write): Promise<void> {
    this.underWay -= 1;
    await new Promise<void>((release) => void this.#held.push({ write, release }));
    this.underWay += 1;
  }

  async #carryOut(request: Request, write: Write): Promise<Response> {
    const before = this.stateOf(write.record);
    const response = await this.backend.fetch(request);
    if (before !== this.stateOf(write.record)) write.changed = before;
    return response;
  }

  async #answer(request: Request, write: Write, plan: Plan): Promise<Response> {
    const said = (answer: Answer, response?: Response): Response => {
      Object.assign(write, { answer, answeredIn: this.step });
      if (!response) throw network();
      return response;
    };
    const real = (response: Response) => {
      const { status } = response;
      if (status === 200) return said("done", response);
      return said(status === 401 ? "signed-out" : status === 409 ? "conflict" : "refused", response);
    };
    this.counts[plan] = (this.counts[plan] ?? 0) + 1;
    switch (plan) {
      case "ok":
        return real(await this.#carryOut(request, write));
      case "refused":
        return said("refused", refusal(200, "The provider does not take it now."));
      case "409":
        return said("conflict", refusal(409, "Another user is working on it."));
      case "401":
        this.backend.settings.set({ account: null });
        return said("signed-out", new Response(null, { status: 401 }));
      case "500":
      case "500-done":
        if (plan === "500-done") await this.#carryOut(request, write);
        return said("error", new Response("Oops", { status: 500 }));
      case "lost":
      case "lost-before":
        if (plan === "lost") await this.#carryOut(request, write);
        return said("none");
      case "slow": {
        const response = await this.#carryOut(request, write);
        await this.#hold(write);
        return real(response);
      }
      case "late":
        await this.#hold(write);
        return real(await this.#carryOut(request, write));
    }
  }
}
