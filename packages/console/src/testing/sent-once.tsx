import type { WriteId } from "@backoffice/api-client/contract";
import { createBackend, createClock, type Backend, type Db, type FaultRule, type ScenarioId } from "@backoffice/mocks";
import { Toaster } from "@backoffice/ui";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureStore } from "#kit/submit/failure-store.ts";
import { inConsole } from "#testing/shell/in-console.tsx";

/** Props of a dialog from the panel host. */
type Host = { open: boolean; close: () => void };

/** A balance, and its change when the call is carried out once. */
type Move = { wallet: "MAIN" | "BONUS"; currency: string; by: number };

type Arranged = {
  /** The player whose ledger is kept. */
  player: { playerId: string };
  draw: (host: Host) => ReactNode;
  moves: readonly Move[];
  /** The expected ledger, by number of tabs. */
  entries: (tabs: number) => readonly string[];
  /** Records the ledger; by default every status that a transaction of the player gets. */
  keepBook?: (db: Db, enter: (entry: string) => void) => void;
};

/** A call that moves money, in the panel that sends it. */
export type SentOnce = {
  write: WriteId;
  arrange: (db: Db) => Arranged;
  /** The last button of the panel. */
  button: RegExp;
  note?: string;
  /** Fills in the required fields in each of `tabs` tabs. */
  fill?: (tabs: number) => Promise<void>;
  /** The message to a staff member if a colleague was faster. */
  saysOfOthers: RegExp;
};

/** The change of a wallet by the amount of a transaction. */
export const amountIn = (
  { walletType, balanceCurrency }: { walletType: string; balanceCurrency: string },
  by: number,
): Move[] => [{ wallet: walletType === "BONUS" ? "BONUS" : "MAIN", currency: balanceCurrency, by }];

/** The panel in its host, which removes it when it closes. */
const Hosted = ({ draw }: { draw: Arranged["draw"] }) => {
  const [open, setOpen] = useState(true);
  return open ? draw({ open, close: () => setOpen(false) }) : "Closed";
};

const balance = ({ transactions }: Db, playerId: string, { wallet, currency }: Move): number => {
  const row = transactions.wallets.get(playerId);
  return (wallet === "BONUS" ? row?.bonus : row?.balances[currency]) ?? 0;
};

const buttons = (name: RegExp | string) => screen.findAllByRole("button", { name, hidden: true });
/** Waits until the button is enabled in every tab. */
export const ready = async (name: RegExp | string, tabs: number): Promise<void> => {
  await waitFor(async () => expect(await buttons(name)).toHaveLength(tabs));
  for (const button of await buttons(name))
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
};

/** Records each status that a transaction of the player gets. */
const keepStatuses =
  (playerId: string): NonNullable<Arranged["keepBook"]> =>
  ({ transactions: { transactions } }, enter) => {
    const set = transactions.set.bind(transactions);
    transactions.set = (id, row) => {
      if (row.player.playerId === playerId) enter(row.status);
      return set(id, row);
    };
  };

/**
 * Tests that every call is carried out once, and that a call that was carried out is never reported as failed (ruling
 * 15).
 */
export const describeSentOnce = (cases: Readonly<Record<string, SentOnce>>, scenario: ScenarioId = "default"): void => {
  let backend: Backend;
  /** The ledger, in order. */
  let ledger: string[] = [];
  /** The accounts that send the writes, in order; the last one sends all that follow. */
  let staff: string[] = [];
  /** Number of writes sent since the panels were ready. */
  let sent = 0;
  /** Transforms the answer to a write that was carried out. */
  let answers: (response: Response) => Response = (response) => response;

  beforeEach(() => {
    backend = createBackend({
      clock: createClock(Date.UTC(2026, 10, 20, 12)),
      seed: "once",
      cookies: false,
      settings: { account: "super-admin", scenario },
    });
    [ledger, staff, answers] = [[], ["super-admin"], (response) => response];
    vi.stubGlobal("fetch", async (request: Request) => {
      if (!request.headers.has("Idempotency-Key")) return backend.fetch(request);
      sent += 1;
      request.headers.set("x-mock-role", staff.length > 1 ? staff.shift()! : staff[0]!);
      return answers(await backend.fetch(request));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Opens the panel in `tabs` tabs, ready for its last button. */
  const open = async (one: SentOnce, tabs = 1) => {
    const { db } = backend;
    const arranged = one.arrange(db);
    const { playerId } = arranged.player;
    const before = arranged.moves.map((move) => balance(db, playerId, move));
    (arranged.keepBook ?? keepStatuses(playerId))(db, (entry) => void ledger.push(entry));
    for (let tab = 0; tab < tabs; tab += 1)
      render(<Hosted draw={arranged.draw} />, { wrapper: inConsole({ account: "super-admin" }).wrapper });
    render(<Toaster />, { wrapper: inConsole().wrapper });
    if (one.note !== undefined)
      for (const box of await screen.findAllByRole("textbox", { name: /^Note/, hidden: true }))
        fireEvent.change(box, { target: { value: one.note } });
    await one.fill?.(tabs);
    await ready(one.button, tabs);
    sent = 0;
    return { ...arranged, playerId, before, tabs };
  };

  /** Whether a failure, or a message that is not true, was shown. */
  const saysFailed = ({ saysOfOthers }: SentOnce) => {
    if (screen.queryByText(/Something went wrong/)) return "Something went wrong";
    const now = failureStore.read();
    // A closed failure stays in the store, also from tests of other files.
    const shown = now?.open ? now.failure : undefined;
    if (!shown || shown.title === "The Change Is Not Confirmed") return undefined;
    return shown.messages.every((message) => saysOfOthers.test(message)) ? undefined : shown.messages.join(" ");
  };

  /** Returns the ledger after all answers, and asserts that the balance changed once. */
  const written = async (
    one: SentOnce,
    { playerId, before, moves, entries, tabs }: Awaited<ReturnType<typeof open>>,
  ) => {
    await waitFor(() => expect(ledger.length).toBeGreaterThanOrEqual(entries(tabs).length));
    // Presses once more, as a user without a clear message would, if there is still a button.
    for (const button of screen.queryAllByRole("button", { name: one.button, hidden: true })) fireEvent.click(button);
    await waitFor(() =>
      expect(screen.queryAllByRole("button", { hidden: true }).some(({ ariaBusy }) => ariaBusy)).toBe(false),
    );
    // With several tabs one is refused, and may send once more.
    if (tabs === 1) expect(sent).toBe(1);
    for (const [at, move] of moves.entries())
      expect(balance(backend.db, playerId, move) - before[at]!).toBeCloseTo(move.by, 8);
    expect(saysFailed(one)).toBeUndefined();
    return ledger;
  };

  const faulty = (write: string, fault: FaultRule["fault"]) =>
    backend.settings.set({ faults: [{ operation: write, fault, times: 1 }] });
  const unknown = () => waitFor(() => expect(failureStore.read()?.failure.title).toBe("The Change Is Not Confirmed"));
  const click = async (one: SentOnce) => {
    for (const button of await buttons(one.button)) fireEvent.click(button);
  };

  describe.each(Object.entries(cases))("money sent once: %s", (_, one) => {
    it("two clicks → one ledger entry", async () => {
      const opened = await open(one);
      const [button] = await buttons(one.button);
      act(() => {
        fireEvent.click(button!);
        fireEvent.click(button!);
      });
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("Enter held down → one ledger entry", async () => {
      const opened = await open(one);
      const [button] = await buttons(one.button);
      act(() => button!.focus());
      await userEvent.keyboard("{Enter>8/}");
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("sent from two tabs → one ledger entry", async () => {
      const opened = await open(one, 2);
      await click(one);
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("sent by two members of staff at once → one ledger entry", async () => {
      const opened = await open(one, 2);
      staff = ["admin", "super-admin"];
      await click(one);
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("answer is lost → unknown outcome, one ledger entry", async () => {
      const opened = await open(one);
      faulty(one.write, "lost");
      await click(one);
      await unknown();
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("answer is cut off → unknown outcome, one ledger entry", async () => {
      const opened = await open(one);
      faulty(one.write, "cut");
      await click(one);
      await unknown();
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("carried out but timed out → unknown outcome, one ledger entry", async () => {
      const opened = await open(one);
      answers = () => {
        throw new DOMException("The operation timed out.", "TimeoutError");
      };
      await click(one);
      await unknown();
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });
  });
};
