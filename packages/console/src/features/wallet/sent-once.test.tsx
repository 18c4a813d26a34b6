import type { Db } from "@backoffice/mocks";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describeSentOnce, ready, type SentOnce } from "#testing/sent-once.tsx";
import { expect } from "vitest";
import { ownerWith } from "#testing/rows/wallet-rows.ts";
import { ConvertPlayerBalance } from "./convert/convert-player-balance.confirm.tsx";
import { TopupPlayerBonusModal } from "./top-up/bonus/topup-player-bonus.modal.tsx";
import { TopupPlayerModal } from "./top-up/topup-player.modal.tsx";

const all = (role: string, name: RegExp | string) => screen.findAllByRole(role, { name, hidden: true });
const put = async (role: string, name: RegExp, value: string) => {
  for (const box of await all(role, name)) fireEvent.change(box, { target: { value } });
};

/** Both steps in every tab, up to the last button. */
const fillTopUp = (way: "Increase" | "Decrease", amount: string) => async (tabs: number) => {
  await put("textbox", /^Amount/, amount);
  await ready(way, tabs);
  for (const button of await all("button", way)) fireEvent.click(button);
  await waitFor(async () => expect(await all("combobox", /^Reason/)).toHaveLength(tabs));
  await put("combobox", /^Reason/, "CORRECTION");
  await put("textbox", /^Note/, "Typed twice.");
  for (const box of await all("checkbox", /checked the player/)) fireEvent.click(box);
};

const topUp = (way: "Increase" | "Decrease", amount: string, has: number): SentOnce => ({
  write: "topUpWallet",
  arrange: (db: Db) => {
    const player = ownerWith(db, { USD: has });
    const by = way === "Increase" ? Number(amount) : -Number(amount);
    return {
      player,
      draw: (host) => <TopupPlayerModal {...host} params={{ player }} />,
      moves: [{ wallet: "MAIN", currency: "USD", by }],
      entries: () => ["CONFIRMED"],
    };
  },
  button: /^Send$/,
  fill: fillTopUp(way, amount),
  saysOfOthers: /Topup Limit has been exceeded/,
});

/** Both steps of the bonus in every tab, up to the last button. */
const fillBonus = (way: "Increase" | "Decrease", amount: string) => async (tabs: number) => {
  await put("textbox", /^Amount/, amount);
  await ready(way, tabs);
  for (const button of await all("button", way)) fireEvent.click(button);
  await waitFor(async () => expect(await all("textbox", /^Note/)).toHaveLength(tabs));
  await put("textbox", /^Note/, "Typed twice.");
  for (const box of await all("checkbox", /checked the player/)) fireEvent.click(box);
};

describeSentOnce({
  // The entire balance, so that only one of two requests can succeed.
  "decrease of a wallet": topUp("Decrease", "40.25", 40.25),
  // The rest of the daily limit, so that only one of two requests can succeed.
  "increase of a wallet": {
    ...topUp("Increase", "30", 0),
    arrange: (db) => {
      const { extras } = db.operatorAdmin;
      for (const tx of db.transactions.transactions.values())
        if (tx.transactionType === "TOPUP") db.transactions.transactions.delete(tx.txId);
      extras.set("op-nordlys", { ...extras.get("op-nordlys")!, limits: { dailyTopupLimitInUSD: 30 } });
      return topUp("Increase", "30", 0).arrange(db);
    },
  },
  "conversion of a balance": {
    write: "convertBalance",
    arrange: (db) => {
      const player = ownerWith(db, { EUR: 92, USD: 0 });
      return {
        player,
        draw: (host) => <ConvertPlayerBalance {...host} params={{ player, fromCurrency: "EUR" }} />,
        moves: [
          { wallet: "MAIN", currency: "EUR", by: -92 },
          { wallet: "MAIN", currency: "USD", by: 100 },
        ],
        entries: () => ["CONFIRMED"],
      };
    },
    button: /^Convert \d/,
    fill: async () => {
      await screen.findAllByDisplayValue("EUR");
      await put("combobox", /^To/, "USD");
    },
    saysOfOthers: /The player has no EUR/,
  },
  // The entire balance, so that only one of two decreases can succeed; increases have no limit.
  "decrease of a bonus balance": {
    write: "topUpBonusWallet",
    arrange: (db) => {
      const player = ownerWith(db, { USD: 0 });
      db.transactions.wallets.set(player.playerId, { activeCurrency: "USD", bonus: 12.5, balances: { USD: 0 } });
      return {
        player,
        draw: (host) => <TopupPlayerBonusModal {...host} params={{ player }} />,
        moves: [{ wallet: "BONUS", currency: "USD", by: -12.5 }],
        entries: () => ["CONFIRMED"],
      };
    },
    button: /^Send$/,
    fill: fillBonus("Decrease", "-12.5"),
    saysOfOthers: /The player has only 0.00 USD of bonuses/,
  },
});
