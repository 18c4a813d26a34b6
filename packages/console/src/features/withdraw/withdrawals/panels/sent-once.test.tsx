import { operations } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { describeSentOnce, ready, type SentOnce } from "#testing/sent-once.tsx";
import { decisionBody, gatewaysOf, hesitating, ownOf, takenAtOnce, withdrawal } from "#testing/rows/withdrawal-rows.ts";
import { ForceApproveConfirm } from "./force-approve.confirm.tsx";
import { ResendCpgWithdrawConfirmation } from "./resend-withdraw-confirmation-cpg.confirm.tsx";
import { ResendWithdrawConfirmation } from "./resend-withdraw-confirmation.confirm.tsx";
import { ConfirmTomaniWithdraw } from "./tomani/confirm-tomani-withdraw.wizard.tsx";
import { WithdrawConfirmation } from "./withdraw-confirmation.confirm.tsx";

type Row = ReturnType<typeof withdrawal>;
type Panel = { open: boolean; close: () => void };
type Case = {
  write: SentOnce["write"];
  row: (db: Db) => Row;
  panel: (row: Row, db: Db, panel: Panel) => ReactNode;
  /** The panel's submit button. */
  button: RegExp;
  note?: string;
  /** A button to press before it. */
  first?: RegExp;
  /** Final status of the withdrawal; undefined for a resent one, which does not change. */
  becomes?: string;
};

const decides = (action: "confirm" | "reject") => (row: Row, _db: Db, panel: Panel) => (
  <WithdrawConfirmation {...panel} params={{ tx: row, action }} />
);
const approve = { panel: decides("confirm"), button: /^Approve \d/ };
const reject = { panel: decides("reject"), button: /^Reject \d/, note: "Not your account.", becomes: "REJECTED" };
const tomani: Case["panel"] = (tx, _db, panel) => <ConfirmTomaniWithdraw {...panel} params={{ tx }} />;
const oneGateway = (db: Db, row: Row) => {
  gatewaysOf(db, row, 1);
  return row;
};

/** Every call that decides or resends a withdrawal. */
const CASES: Readonly<Record<string, Case>> = {
  "approval by hand": {
    ...approve,
    write: "decideWithdrawal",
    row: (db) => withdrawal(db, "manual"),
    becomes: "CONFIRMED",
  },
  "rejection by hand": { ...reject, write: "decideWithdrawal", row: (db) => withdrawal(db, "manual") },
  "approval by cpg": {
    ...approve,
    write: "decideProviderWithdrawal",
    row: (db) => withdrawal(db, "cpg"),
    becomes: "IN_PROGRESS",
  },
  "rejection by cpg": { ...reject, write: "decideProviderWithdrawal", row: (db) => withdrawal(db, "cpg") },
  "approval by jb": {
    ...approve,
    write: "decideJbWithdrawal",
    row: (db) => takenAtOnce(db, "jb"),
    becomes: "CONFIRMED",
  },
  "rejection by jb": { ...reject, write: "decideJbWithdrawal", row: (db) => takenAtOnce(db, "jb") },
  "forced approval by jb": {
    write: "forceJbWithdrawal",
    row: (db) => hesitating(db, "jb"),
    panel: (row, db, panel) => (
      <ForceApproveConfirm
        {...panel}
        params={{ withdrawal: { ...row, ...ownOf(db, row) }, decision: decisionBody(db, row, "confirm") }}
      />
    ),
    button: /^Force Approve/,
    becomes: "CONFIRMED",
  },
  "approval by Tomani": {
    write: "confirmTomaniWithdrawal",
    row: (db) => oneGateway(db, takenAtOnce(db, "tomani")),
    panel: tomani,
    button: /^Approve \d/,
    becomes: "CONFIRMED",
  },
  "forced approval by Tomani": {
    write: "confirmTomaniWithdrawal",
    row: (db) => oneGateway(db, hesitating(db, "tomani")),
    panel: tomani,
    first: /^Approve \d/,
    button: /^Force Approve/,
    becomes: "CONFIRMED",
  },
  "approval in progress": {
    ...approve,
    write: "decideWithdrawalInProgress",
    row: (db) => withdrawal(db, "cpg", "IN_PROGRESS"),
    note: "It has paid.",
    becomes: "CONFIRMED",
  },
  "rejection in progress": {
    ...reject,
    write: "decideWithdrawalInProgress",
    row: (db) => withdrawal(db, "cpg", "IN_PROGRESS"),
  },
  resending: {
    write: "resendWithdrawal",
    row: (db) => withdrawal(db, "skrill", "IN_PROGRESS"),
    panel: (tx, _db, panel) => <ResendWithdrawConfirmation {...panel} params={{ tx }} />,
    button: /^Resend/,
  },
  "resending to CPG": {
    write: "resendCpgWithdrawal",
    row: (db) => withdrawal(db, "cpg", "IN_PROGRESS"),
    panel: (tx, _db, panel) => <ResendCpgWithdrawConfirmation {...panel} params={{ tx }} />,
    button: /^Resend/,
  },
};

/** Records status changes of one withdrawal, and every resend to its provider. */
const keepBook =
  ({ txId }: Row) =>
  (db: Db, enter: (entry: string) => void) => {
    const { transactions, withdrawals } = db.transactions;
    const [set, setOwn] = [transactions.set.bind(transactions), withdrawals.set.bind(withdrawals)];
    transactions.set = (id, row) => {
      if (id === txId) enter(row.status);
      return set(id, row);
    };
    withdrawals.set = (id, own) => {
      if (id === txId && own.resendCount > (withdrawals.get(id)?.resendCount ?? 0)) enter("RESENT");
      return setOwn(id, own);
    };
  };

const sentOnce = ({ write, row: find, panel, button, note, first, becomes }: Case): SentOnce => ({
  write,
  button,
  ...(note !== undefined && { note }),
  arrange: (db) => {
    const row = find(db);
    return {
      player: row.player,
      draw: (host) => panel(row, db, host),
      moves: [{ wallet: "MAIN", currency: row.fromCurrency, by: becomes === "REJECTED" ? row.fromAmount : 0 }],
      // Each tab resends once; the provider pays once however often it is asked, so no money moves.
      entries: (tabs) => (becomes ? [becomes] : Array.from({ length: tabs }, () => "RESENT")),
      keepBook: keepBook(row),
    };
  },
  ...(first && {
    fill: async (tabs) => {
      await ready(first, tabs);
      for (const way of await screen.findAllByRole("button", { name: first, hidden: true })) fireEvent.click(way);
    },
  }),
  saysOfOthers: /has already been|is in progress|is pending/,
});

describeSentOnce(Object.fromEntries(Object.entries(CASES).map(([name, one]) => [name, sentOnce(one)])), "small");

it("sent-once cases: every withdrawal call that moves money → covered", () => {
  const money = Object.values(operations).filter(({ tag, effect }) => tag === "withdrawals" && effect === "money");
  expect(new Set(Object.values(CASES).map(({ write }) => write))).toEqual(new Set(money.map(({ id }) => id)));
});
