import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { earnerWithProfit, referrerOfNordlys } from "#testing/rows/earning-rows.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { moreItem } from "#testing/more-item.ts";
import { pressMore } from "#testing/press-more.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { acknowledge } from "#testing/stories/answer.ts";
import { cannot, cannotMore, says } from "#testing/stories/record.ts";

const at: Scene["at"] = (db) =>
  `/?panel=player-wallet-affiliate&player=${referrerOfNordlys(db).playerCode}&operator=op-nordlys`;

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate",
  tags: ["panel:player-wallet-affiliate"],
  args: { scenario: "small", at, arrange: (db) => void earnerWithProfit(db) },
} satisfies SceneMeta;

export const Default = look();

/** Every documented figure (money §3), then the settings in force and their source. */
export const EveryFigure: SceneStory = {
  play: async () => {
    await says("Settings of this player");
    const terms = (await (await drawer()).findAllByRole("term")).map((it) => it.textContent);
    await expect(terms.slice(0, 6)).toEqual([
      "Estimated balance",
      "Minimum withdrawal",
      "Current level",
      "Level percentage",
      "Referred players' wager",
      "Wager for the next level",
    ]);
    await expect(terms.slice(6)).toEqual([
      "Wager of an active player",
      "Operator's share of claimed bonuses",
      "Operator's share of cashback",
      "Admin fee",
      "Minimum withdrawal",
      "Levels",
      "Revenue shares",
    ]);
  },
};

/** Restoring from here puts the operator's settings in force. */
export const RestoredFromHere: SceneStory = {
  play: async () => {
    await says("Settings of this player");
    await pressMore("Restore settings");
    const question = await dialog("Restore Operator Settings");
    await acknowledge();
    await userEvent.click(question.getByRole("button", { name: /^Restore/ }));
    await waitFor(() => expect(screen.getByText("Operator settings restored successfully.")).toBeVisible());
    await says("Operator settings");
  },
};

/** The operator's settings are in force: Restore is disabled. */
export const NothingToRestore = look({
  args: {
    arrange: (db) => {
      earnerWithProfit(db);
      db.affiliate.overrides.clear();
    },
  },
  play: async () => {
    await says("Operator settings");
    await expect(await moreItem("Restore settings")).toHaveAccessibleDescription(
      "The operator's settings already apply.",
    );
  },
});

/** Opened from the player's wallet. */
export const FromTheWallet: SceneStory = {
  args: { at: (db) => `/?panel=player-wallet&player=${referrerOfNordlys(db).playerCode}` },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Affiliate details" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Withdraw profit" })).toBeVisible());
  },
};

export const ReadOnly = look(cannot("Withdraw profit", /withdraw_affiliate_profit/, { account: "operator-manager" }));
export const OverridesNothing = cannotMore("Override settings", /edit_affiliate_settings/, {
  account: "operator-manager",
});
