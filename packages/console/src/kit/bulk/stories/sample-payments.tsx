import { decideWithdrawal } from "@backoffice/api-client";
import { Ban } from "lucide-react";
import { BulkConfirm } from "../bulk-confirm.tsx";
import { BulkResults } from "../results/bulk-results.tsx";
import { bulkCall, type Bulk, type BulkAction } from "../bulk.ts";
import type { Excluded } from "../eligible-rows.ts";
import type { RowResult, RowState } from "../results/row-result.ts";

type Payment = { id: string; name: string; amount: number; currency: string; usd: number };

const reject: BulkAction<Payment> = {
  id: "reject",
  verb: "Reject",
  icon: Ban,
  tone: "danger",
  outcome: "The amounts return to the players.",
  note: { label: "Note for the player", help: "Visible to the player.", required: true, max: 200 },
  call: ({ id }, { note }) =>
    bulkCall(decideWithdrawal, {
      body: {
        txId: id,
        actionType: "reject",
        playerNote: note,
        countsTowardDailyLimit: true,
        playerCode: id,
        status: "PENDING",
        paymentProvider: "manual",
      },
    }),
};

const bulk: Bulk<Payment> = {
  noun: ["payment", "payments"],
  name: ({ name }) => name,
  decisive: ["amount"],
  money: { of: (row) => row, inUSD: ({ usd }) => usd },
  actions: [reject],
};

const PLAYERS = ["amberfalcon659", "boldotter12", "calmheron88", "darklynx5", "earlyfox701", "fastraven33"];

/** `count` payments in two currencies. */
export const payments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `TX-${String(index + 1)}`,
    name: `TX-${String(index + 1)} of ${PLAYERS[index % PLAYERS.length]!}`,
    amount: 76.16 + index,
    currency: index % 3 === 0 ? "EUR" : "USD",
    usd: 80 + index,
  }));

const REASONS: Partial<Record<RowState, string>> = {
  refused: "The player is blocked.",
  changed: "This payment is already approved by m.keller.",
  unknown: "The server did not respond in time.",
  "not-sent": "Stopped before it was sent.",
};

/** Results in these states, for the payments in their order. */
const resultsIn = (states: readonly RowState[]): RowResult[] =>
  states.map((state, index) => ({ id: `TX-${String(index + 1)}`, state, reason: REASONS[state] }));

/** Facts of each payment that survive a reload. */
const FACTS = new Map(
  payments(99).map(({ id, amount, currency }, index) => [
    id,
    { playerCode: `8F2K${String(index)}`, amount: String(amount), currency },
  ]),
);

const nothing = () => undefined;
const idOf = ({ id }: Payment) => id;

/** The confirmation of a bulk rejection. */
export const confirmOf =
  (count: number, excluded: readonly Excluded<Payment>[] = []) =>
  () => (
    <BulkConfirm
      bulk={bulk}
      idOf={idOf}
      request={{ action: reject, eligible: payments(count), excluded }}
      onCancel={nothing}
      onConfirm={nothing}
    />
  );

type Run = { running?: boolean; reloaded?: boolean };

/** The panel of a bulk rejection whose rows are in these states. */
export const panelOf =
  (states: readonly RowState[], { running = false, reloaded = false }: Run = {}) =>
  () => {
    const title = `Reject ${String(states.length)} payments`;
    const started = {
      title,
      action: reject,
      rows: payments(states.length),
      answerFor: () => ({ note: "", chosen: true }),
    };
    return (
      <BulkResults
        bulk={bulk}
        idOf={idOf}
        listed={[]}
        run={{
          title,
          at: 0,
          results: resultsIn(states),
          facts: FACTS,
          running,
          isCut: reloaded,
          started: reloaded ? undefined : started,
        }}
        onStop={nothing}
        onRetry={nothing}
        onClose={nothing}
      />
    );
  };
