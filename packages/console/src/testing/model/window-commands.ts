import { fireEvent } from "@testing-library/react";
import { command, isFree, ONE, works, type Command } from "./command.ts";
import { passTime, press, type Press } from "./press.ts";
import { buttons, isEnabled, lookedBox, noteField, sendButtons, unsavedDialog } from "./screen.ts";
import type { World } from "./world.ts";

const ready = (world: World, tab: 1 | 2): HTMLElement[] => {
  const surface = works(world, tab);
  return surface ? sendButtons(surface).filter(isEnabled) : [];
};

export type Kind = "approve" | "reject" | "drawer" | "block";

/** Opens a window about a record: a confirmation, or the drawer. */
export const open = (tab: 1 | 2, wanted: Kind, at: number): Command => {
  // A click beside a drawer closes it, also one in the document's other tab.
  const kind = tab === 2 && wanted === "drawer" ? "approve" : wanted;
  return command({
    title: kind === "block" ? "open switch of a block" : `open ${kind} of ${at}`,
    tab,
    check: (world) => isFree(world, tab),
    run: (world) => {
      const { sample, backend } = world.server;
      const { panels, history } = world.tabs[tab]!;
      if (kind === "block")
        return world.opening(tab, sample.block, () =>
          panels()!.open("switch-cms-block", { block: world.server.blockRow() }),
        );
      const txId = sample.money[at]!;
      if (kind === "drawer")
        return world.opening(tab, txId, () =>
          history.push(`${history.location.pathname}?panel=transaction-details&txId=${txId}`),
        );
      const tx = listed(world, tab, txId) ?? backend.db.transactions.transactions.get(txId)!;
      const action = kind === "approve" ? "confirm" : "reject";
      return world.opening(tab, txId, () => panels()!.open("withdraw-confirmation", { tx: tx as never, action }));
    },
  });
};

/** The row as the tab read it last, which may be out of date. */
const listed = (world: World, tab: 1 | 2, txId: string): unknown => {
  for (const [key, data] of world.tabs[tab]!.client.getQueriesData<{ items?: { txId: string }[] }>({}))
    if (key[0] === "listWithdrawals") {
      const row = data?.items?.find((it) => it.txId === txId);
      if (row) return row;
    }
  return undefined;
};

export const type = (tab: 1 | 2, text: string): Command =>
  command({
    title: `type “${text}”`,
    tab,
    check: (world) => {
      const surface = works(world, tab);
      return surface !== undefined && noteField(surface) !== null;
    },
    run: (world) => {
      fireEvent.change(noteField(world.surface(tab)!)!, { target: { value: text } });
      world.tabs[tab]!.typed = text;
    },
  });

/** Presses a button that sends: the confirmation's, or one of the drawer. */
export const send = (tab: 1 | 2, which: number, how: Press): Command =>
  command({
    title: `press ${how.how}${how.twice === undefined ? "" : ` twice within ${how.twice} ms`}, button ${which}`,
    tab,
    check: (world) => ready(world, tab).length > 0,
    allowed: () => ONE,
    run: async (world) => {
      const enabled = ready(world, tab);
      const from = world.server.writes.length;
      await press(enabled[which % enabled.length]!, how, () => world.next(tab), passTime);
      await world.settle();
      // A success ends what was typed.
      if (world.server.writes.slice(from).some(({ answer }) => answer === "done")) world.tabs[tab]!.typed = "";
    },
  });

/** Staff have looked, and settle an unknown outcome. */
export const settleUnknown = (tab: 1 | 2, how: "again" | "carried out"): Command =>
  command({
    title: how === "again" ? "I have checked: not carried out" : "it was carried out",
    tab,
    check: (world) => {
      const surface = works(world, tab);
      return surface !== undefined && lookedBox(surface) !== undefined;
    },
    allowed: () => ONE,
    run: async (world) => {
      const surface = world.surface(tab)!;
      const owner = world.tabs[tab]!;
      if (how === "again") await world.click(lookedBox(surface)!);
      const [button] = buttons(
        surface,
        how === "again" ? /^(?:Send again|Enter again|Unlock)$/ : /^It was carried out$/,
      );
      if (!button || !isEnabled(button)) return;
      world.confirmed(owner.record!, tab);
      if (how === "carried out") owner.typed = "";
      const from = world.server.writes.length;
      await world.click(button);
      if (world.server.writes.slice(from).some(({ answer }) => answer === "done")) owner.typed = "";
    },
  });

/** Closes the window, and discards what was typed if asked. */
export const close = (tab: 1 | 2): Command =>
  command({
    title: "close the window",
    tab,
    check: (world) => works(world, tab) !== undefined,
    run: async (world) => {
      const surface = world.surface(tab)!;
      const owner = world.tabs[tab]!;
      const [button] = [...buttons(surface, /^(?:Cancel|Close)$/), ...surface.querySelectorAll("[aria-label=Close]")];
      await world.click(button!);
      await world.settleWith(() => !surface.isConnected || unsavedDialog() !== undefined);
      const asks = unsavedDialog();
      if (asks) await world.click(sendButtons(asks)[0]!);
      if (surface.isConnected) return;
      Object.assign(owner, { typed: "", surface: undefined, record: undefined });
    },
  });
