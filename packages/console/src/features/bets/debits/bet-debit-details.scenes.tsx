import { expect } from "storybook/test";
import { look } from "#testing/look.ts";
import { debit } from "#testing/rows/bet-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says } from "#testing/stories/record.ts";

const at =
  (isOpen: boolean): Scene["at"] =>
  (db) =>
    `/?panel=bet-debit-details&debit=${debit(db, isOpen).txId}`;

export default {
  ...staging,
  title: "Panels/Bets/Bet Debit",
  tags: ["panel:bet-debit-details"],
  args: { scenario: "small", at: at(true) },
} satisfies SceneMeta;

export const Default = look();

/** An open debit has a remaining amount and Reconcile. */
export const Open: SceneStory = {
  play: async () => {
    await says("Open");
    await says("Remaining");
    await press("Reconcile…");
    await expect(await dialog("Reconcile Bet Debit")).toBeTruthy();
  },
};

/** A reconciled debit says by whom and when, and offers nothing. */
export const Reconciled: SceneStory = {
  args: { at: at(false) },
  play: async () => {
    await says("Reconciled by");
    await expect((await drawer()).queryByRole("button", { name: "Reconcile…" })).toBeNull();
  },
};

const OF_NORDLYS: Partial<Scene> = {
  arrange: (db) => {
    const row = debit(db, true);
    db.bets.debits.set(row.txId, { ...row, opId: "op-nordlys" });
  },
};
export const Forbidden = look(
  cannot("Reconcile…", /reconcile_bet_debits/, {
    account: "operator-manager",
    ...OF_NORDLYS,
  }),
);
export const NoJsonForManagers = hasJson("operator-manager", false, OF_NORDLYS);
export const NotFound = look(gonePanel("/?panel=bet-debit-details&debit=tx-0", "debit"));
