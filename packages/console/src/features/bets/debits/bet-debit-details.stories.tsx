import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { debit } from "#testing/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const at =
  (isOpen: boolean): Scene["at"] =>
  (db) =>
    `/?panel=bet-debit-details&debit=${debit(db, isOpen).txId}`;

const meta = {
  ...staging,
  title: "Bets/bet-debit-details",
  args: { ...staging.args, scenario: "small", at: at(true) },
} satisfies Meta<Scene>;
export default meta;

const says = async (text: string) => expect(await (await drawer()).findByText(text)).toBeVisible();

/** Something is left to take. */
export const Open: SceneStory = {
  play: async () => {
    await says("Open");
    await says("Left to take");
    await userEvent.click((await drawer()).getByRole("button", { name: "Reconcile…" }));
    await expect(await dialog("Reconcile Bet Debit")).toBeTruthy();
  },
};

/** By whom and when; nothing more to do. */
export const Reconciled: SceneStory = {
  args: { at: at(false) },
  play: async () => {
    await says("Reconciled by");
    await expect((await drawer()).queryByRole("button", { name: "Reconcile…" })).toBeNull();
  },
};

/** Who may only look is told why, and sees no JSON. */
export const WithoutRight: SceneStory = {
  args: {
    account: "operator-manager",
    at: (db) => {
      const row = [...db.bets.debits.values()].find((it) => it.settledAt === null && it.opId === "op-nordlys");
      return `/?panel=bet-debit-details&debit=${row?.txId}`;
    },
    arrange: (db) => {
      const row = debit(db, true);
      db.bets.debits.set(row.txId, { ...row, opId: "op-nordlys" });
    },
  },
  play: async () => {
    await says("Open");
    const button = (await drawer()).getByRole("button", { name: "Reconcile…" });
    await expect(button).toHaveAccessibleDescription(/reconcile_bet_debits/);
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showBetDebit", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: "/?panel=bet-debit-details&debit=tx-0" },
  play: async () => says("There is no such debit"),
};
