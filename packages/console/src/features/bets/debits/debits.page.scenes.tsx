import { expect, screen, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Bets/Reconciled debits",
  args: { scenario: "small", at: "/bets/reconciled-debits" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** Open debits; a disabled Reconcile names the missing permission. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager", scenario: "default", at: "/bets/reconciled-debits?isReconciled=false" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByRole("button", { name: /^Reconcile / })).toHaveAccessibleDescription(/reconcile_bet_debits/);
    await expect(screen.queryByRole("cell", { name: "Reconciled" })).toBeNull();
  },
};

export const Empty = look(emptyPage("No debits yet"));
