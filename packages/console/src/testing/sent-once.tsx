import type { WriteId } from "@backoffice/api-client/contract";
import { createBackend, createClock, type Backend, type Db, type FaultRule, type ScenarioId } from "@backoffice/mocks";
import { Toaster } from "@backoffice/ui";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureStore } from "#kit/submit/failure-store.ts";
import { inConsole } from "./shell/in-console.tsx";

/** What the panel host gives to a dialog. */
type Host = { open: boolean; close: () => void };

/** A balance, and by how much it changes when the call is carried out once. */
type Move = { wallet: "MAIN" | "BONUS"; currency: string; by: number };

type Arranged = {
  /** Whose book is kept. */
  player: { playerId: string };
  draw: (host: Host) => ReactNode;
  moves: readonly Move[];
  /** What is in the book afterwards, for so many tabs. */
  entries: (tabs: number) => readonly string[];
  /** Keeps the book; unless given, of every status that a transaction of the player gets. */
  keepBook?: (db: Db, enter: (entry: string) => void) => void;
};

/** A call that moves money, in the panel that sends it. */
export type SentOnce = {
  write: WriteId;
  arrange: (db: Db) => Arranged;
  /** The last button of the panel. */
  button: RegExp;
  note?: string;
  /** Fills in every one of so many tabs what the last button waits for. */
  fill?: (tabs: number) => Promise<void>;
  /** What a member of staff reads whom a colleague was faster than: it is true. */
  saysOfOthers: RegExp;
};

/** The move of an amount into the wallet of a transaction. */
export const amountIn = (
  { walletType, balanceCurrency }: { walletType: string; balanceCurrency: string },
  by: number,
): Move[] => [{ wallet: walletType === "BONUS" ? "BONUS" : "MAIN", currency: balanceCurrency, by }];

/** The panel in its host: it goes away when it closes. */
const Hosted = ({ draw }: { draw: Arranged["draw"] }) => {
  const [open, setOpen] = useState(true);
  return open ? draw({ open, close: () => setOpen(false) }) : "Closed";
};

const balance = ({ transactions }: Db, playerId: string, { wallet, currency }: Move): number => {
  const row = transactions.wallets.get(playerId);
  return (wallet === "BONUS" ? row?.bonus : row?.balances[currency]) ?? 0;
};

const buttons = (name: RegExp | string) => screen.findAllByRole("button", { name, hidden: true });
/** In every tab the button can be pressed. */
export const ready = async (name: RegExp | string, tabs: number): Promise<void> => {
  await waitFor(async () => expect(await buttons(name)).toHaveLength(tabs));
  for (const button of await buttons(name))
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
};

/** Enters each status that a transaction of the player gets. */
const keepStatuses =
  (playerId: string): NonNullable<Arranged["keepBook"]> =>
  ({ transactions: { transactions } }, enter) => {
    const set = transactions.set.bind(transactions);
    transactions.set = (id, row) => {
      if (row.player.playerId === playerId) enter(row.status);
      return set(id, row);
    };
  };

/** Proves of every call that it is carried out once, and that what was done is never said to have failed (ruling 15). */
export const describeSentOnce = (cases: Readonly<Record<string, SentOnce>>, scenario: ScenarioId = "default"): void => {
  let backend: Backend;
  /** What was written down, in its order. */
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

  /** So many tabs with the panel open, ready for its last button. */
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

  /** It was called failed, or something else than what has happened was said. */
  const saysFailed = ({ saysOfOthers }: SentOnce) => {
    if (screen.queryByText(/Something went wrong/)) return "Something went wrong";
    const now = failureStore.read();
    // What was said before and is closed stays in the store, also from tests of another file.
    const shown = now?.open ? now.failure : undefined;
    if (!shown || shown.title === "The Change Is Not Confirmed") return undefined;
    return shown.messages.every((said) => saysOfOthers.test(said)) ? undefined : shown.messages.join(" ");
  };

  /** What is in the book when everything has been answered; the balance has moved once. */
  const written = async (
    one: SentOnce,
    { playerId, before, moves, entries, tabs }: Awaited<ReturnType<typeof open>>,
  ) => {
    await waitFor(() => expect(ledger.length).toBeGreaterThanOrEqual(entries(tabs).length));
    // Whoever is not told clearly presses once more, if there is anything left to press.
    for (const button of screen.queryAllByRole("button", { name: one.button, hidden: true })) fireEvent.click(button);
    await waitFor(() =>
      expect(screen.queryAllByRole("button", { hidden: true }).some(({ ariaBusy }) => ariaBusy)).toBe(false),
    );
    // Of several tabs one is refused, and may press once more.
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

  describe.each(Object.entries(cases))("one ledger entry of the %s", (_, one) => {
    it("clicked twice", async () => {
      const opened = await open(one);
      const [button] = await buttons(one.button);
      act(() => {
        fireEvent.click(button!);
        fireEvent.click(button!);
      });
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("with Enter held down", async () => {
      const opened = await open(one);
      const [button] = await buttons(one.button);
      act(() => button!.focus());
      await userEvent.keyboard("{Enter>8/}");
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("from two tabs", async () => {
      const opened = await open(one, 2);
      await click(one);
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("by two members of staff at once", async () => {
      const opened = await open(one, 2);
      staff = ["admin", "super-admin"];
      await click(one);
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("whose answer is lost", async () => {
      const opened = await open(one);
      faulty(one.write, "lost");
      await click(one);
      await unknown();
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("whose answer is half of one", async () => {
      const opened = await open(one);
      faulty(one.write, "cut");
      await click(one);
      await unknown();
      expect(await written(one, opened)).toEqual(opened.entries(opened.tabs));
    });

    it("that was carried out when the time ran out", async () => {
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
