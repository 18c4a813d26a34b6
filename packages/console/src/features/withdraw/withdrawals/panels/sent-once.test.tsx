import { createBackend, createClock, type Backend, type Db, type FaultRule } from "@backoffice/mocks";
import { toast, Toaster } from "@backoffice/ui";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hideFailure, failureStore } from "#kit/submit/failure-store.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { inConsole } from "#testing/in-console.tsx";
import {
  balanceOf,
  decisionBody,
  gatewaysOf,
  hesitating,
  ownOf,
  takenAtOnce,
  withdrawal,
} from "#testing/withdrawal-rows.ts";
import { ForceApproveConfirm } from "./force-approve.confirm.tsx";
import { ResendCpgWithdrawConfirmation } from "./resend-withdraw-confirmation-cpg.confirm.tsx";
import { ResendWithdrawConfirmation } from "./resend-withdraw-confirmation.confirm.tsx";
import { ConfirmTomaniWithdraw } from "./tomani/confirm-tomani-withdraw.wizard.tsx";
import { WithdrawConfirmation } from "./withdraw-confirmation.confirm.tsx";

type Row = ReturnType<typeof withdrawal>;
type Panel = { open: boolean; close: () => void };
type Case = {
  write: string;
  row: (db: Db) => Row;
  panel: (row: Row, db: Db, panel: Panel) => ReactNode;
  /** The last button of the panel. */
  button: RegExp;
  note?: string;
  /** Presses what comes before the last button. */
  first?: RegExp;
  /** What becomes of the withdrawal; a resent one stays as it is. */
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

/** Every call that decides about a withdrawal, or sends it again. */
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

/** The panel in its host: it goes away when it closes. */
const Hosted = ({ draw }: { draw: (panel: Panel) => ReactNode }) => {
  const [open, setOpen] = useState(true);
  return open ? draw({ open, close: () => setOpen(false) }) : "Closed";
};

let backend: Backend;
/** What the row became, each time that it was written. */
let ledger: string[] = [];
/** Who sends the writes, in their order; the last of them all that follow. */
let staff: string[] = [];
/** How many writes were sent since the panels were ready. */
let sent = 0;
/** What happens to the answer of a write that was carried out. */
let answers: (response: Response) => Response = (response) => response;

beforeEach(() => {
  backend = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "once",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  ledger = [];
  staff = ["super-admin"];
  answers = (response) => response;
  vi.stubGlobal("fetch", async (request: Request) => {
    const isWrite = ["PUT", "POST"].includes(request.method) && request.headers.has("Idempotency-Key");
    if (!isWrite) return backend.fetch(request);
    sent += 1;
    const who = staff.length > 1 ? staff.shift()! : staff[0]!;
    request.headers.set("x-mock-role", who);
    return answers(await backend.fetch(request));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => toast.clear());
  hideFailure();
  releaseUnsaved();
});

/** Keeps the book of one withdrawal: every time that its row or what is sent of it is written. */
const keepBook = (db: Db, { txId }: Row) => {
  const { transactions, withdrawals } = db.transactions;
  const [set, setOwn] = [transactions.set.bind(transactions), withdrawals.set.bind(withdrawals)];
  transactions.set = (id, row) => {
    if (id === txId) ledger.push(row.status);
    return set(id, row);
  };
  withdrawals.set = (id, own) => {
    if (id === txId && own.resendCount > (withdrawals.get(id)?.resendCount ?? 0)) ledger.push("RESENT");
    return setOwn(id, own);
  };
};

const buttons = (name: RegExp) => screen.findAllByRole("button", { name, hidden: true });
const press = async (name: RegExp) => {
  for (const button of await buttons(name))
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  for (const button of await buttons(name)) fireEvent.click(button);
};

/** So many tabs with the panel open, ready for its last button. */
const open = async (one: Case, tabs = 1) => {
  const { db } = backend;
  const row = one.row(db);
  const before = balanceOf(db, row);
  keepBook(db, row);
  for (let tab = 0; tab < tabs; tab += 1)
    render(<Hosted draw={(panel) => one.panel(row, db, panel)} />, {
      wrapper: inConsole({ account: "super-admin" }).wrapper,
    });
  render(<Toaster />, { wrapper: inConsole().wrapper });
  if (one.note !== undefined)
    for (const box of await screen.findAllByRole("textbox", { name: /^Note/, hidden: true }))
      fireEvent.change(box, { target: { value: one.note } });
  if (one.first) {
    await press(one.first);
    await waitFor(async () => expect(await buttons(one.button)).toHaveLength(tabs));
  }
  for (const button of await buttons(one.button))
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  sent = 0;
  return { row, before, tabs };
};

/** It was called failed, or nothing was said of what was done: what is said of a colleague's decision is true. */
const saysFailed = () => {
  const shown = failureStore.read()?.failure;
  if (screen.queryByText(/Something went wrong/)) return "Something went wrong";
  if (!shown || shown.title === "The Change Is Not Confirmed") return undefined;
  const isTrue = shown.messages.every((said) => /has already been|is in progress|is pending/.test(said));
  return isTrue ? undefined : `${shown.title}: ${shown.messages.join(" ")}`;
};

/** Each tab that asks its provider to look again asks once; it pays once however often it is asked, so no money moves. */
const entriesOf = (one: Case, tabs: number) =>
  one.becomes ? [one.becomes] : Array.from({ length: tabs }, () => "RESENT");

/** What was written down in the end, when everything has been answered. */
const entries = async (one: Case, { row, before, tabs }: { row: Row; before: number; tabs: number }) => {
  const expected = entriesOf(one, tabs);
  await waitFor(() => expect(ledger).toHaveLength(expected.length));
  // Whoever is not told clearly presses once more, if there is anything left to press.
  for (const button of screen.queryAllByRole("button", { name: one.button, hidden: true })) fireEvent.click(button);
  await waitFor(() =>
    expect(screen.queryAllByRole("button", { hidden: true }).some(({ ariaBusy }) => ariaBusy)).toBe(false),
  );
  // Of several tabs one is refused, and may press once more.
  if (tabs === 1) expect(sent).toBe(1);
  expect(balanceOf(backend.db, row) - before).toBeCloseTo(one.becomes === "REJECTED" ? row.fromAmount : 0, 8);
  expect(saysFailed()).toBeUndefined();
  return ledger;
};

const faulty = (write: string, fault: FaultRule["fault"]) =>
  backend.settings.set({ faults: [{ operation: write, fault, times: 1 }] });

describe.each(Object.entries(CASES))("one ledger entry of the %s", (_, one) => {
  it("clicked twice", async () => {
    const opened = await open(one);
    const [button] = await buttons(one.button);
    act(() => {
      fireEvent.click(button!);
      fireEvent.click(button!);
    });
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("with Enter held down", async () => {
    const opened = await open(one);
    const [button] = await buttons(one.button);
    act(() => button!.focus());
    await userEvent.keyboard("{Enter>8/}");
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("from two tabs", async () => {
    const opened = await open(one, 2);
    for (const button of await buttons(one.button)) fireEvent.click(button);
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("by two members of staff at once", async () => {
    const opened = await open(one, 2);
    staff = ["admin", "super-admin"];
    for (const button of await buttons(one.button)) fireEvent.click(button);
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("whose answer is lost", async () => {
    const opened = await open(one);
    faulty(one.write, "lost");
    await press(one.button);
    await waitFor(() => expect(failureStore.read()?.failure.title).toBe("The Change Is Not Confirmed"));
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("that was carried out when the time ran out", async () => {
    const opened = await open(one);
    answers = () => {
      throw new DOMException("The operation timed out.", "TimeoutError");
    };
    await press(one.button);
    await waitFor(() => expect(failureStore.read()?.failure.title).toBe("The Change Is Not Confirmed"));
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });

  it("whose answer is half of one", async () => {
    const opened = await open(one);
    faulty(one.write, "cut");
    await press(one.button);
    await waitFor(() => expect(failureStore.read()?.failure.title).toBe("The Change Is Not Confirmed"));
    expect(await entries(one, opened)).toEqual(entriesOf(one, opened.tabs));
  });
});

it("the cases are all calls that move money of withdrawals", async () => {
  const { operations } = await import("@backoffice/api-client/contract");
  const money = Object.values(operations).filter(({ tag, effect }) => tag === "withdrawals" && effect === "money");
  expect(new Set(Object.values(CASES).map(({ write }) => write))).toEqual(new Set(money.map(({ id }) => id)));
});
