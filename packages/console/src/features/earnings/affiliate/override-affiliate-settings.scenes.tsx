import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { earnerWithProfit, referrerOfNordlys } from "#testing/rows/earning-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const opens: Scene["opens"] = (db) => ({
  id: "override-affiliate-settings",
  params: { player: earnerWithProfit(db) },
});

export default {
  ...staging,
  title: "Panels/Withdraw/Override Affiliate Settings",
  tags: ["panel:override-affiliate-settings"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const box = async (name: string | RegExp) => (await drawer()).findByRole("textbox", { name });
const step = async (name: string) => waitFor(() => expect(shownDrawer().getByRole("heading", { name })).toHaveFocus());
const toLevels = async () => {
  await box(/^Minimum withdrawal/);
  await press("Next");
  await step("Level");
};
const toShares = async () => {
  await toLevels();
  await press("Next");
  await step("Revenue Share");
};
const own = (db: Db) => db.affiliate.overrides.get(referrerOfNordlys(db).playerCode)!;

/** The help of the claimed-bonus percentage explains who bears the cost (money §5). */
export const WhoBearsTheBonus: SceneStory = {
  play: async () =>
    expect(await box(/^Claimed bonuses/)).toHaveAccessibleDescription(
      /The operator covers the configured percentage, the affiliate the rest\./,
    ),
};

/** Three steps with Back and Next; Save All Changes sends the input of all steps once. */
export const SavedAtTheEnd: SceneStory = {
  ...sending("overrideAffiliateSettings"),
  play: async ({ loaded }) => {
    const before = own(loaded.db);
    await typeIn(/^Admin fee/, "12.5");
    await toLevels();
    await typeIn(/^Level 1, CPA/, "7");
    await press("Next");
    await step("Revenue Share");
    await press("Back");
    await step("Level");
    await expect(await box("Level 1, CPA")).toHaveValue("7");
    await press("Next");
    await step("Revenue Share");
    await typeIn(/^Row 1, Revenue share/, "33");
    await press("Save All Changes");
    await waitFor(() => expect(screen.getByText("Player's affiliate settings updated!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [level1, level2] = before.levelSettings;
    const [share1, share2] = before.revenueShareSettings;
    await expect(sentTo(loaded, "overrideAffiliateSettings")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          playerCode: referrerOfNordlys(loaded.db).playerCode,
          settings: {
            ...before,
            affiliatesAdminFeePercentage: 12.5,
            levelSettings: [{ ...level1, cpa: 7 }, level2],
            revenueShareSettings: [{ ...share1, revenueSharePercentage: 33 }, share2],
          },
        },
      },
    ]);
    await expect(own(loaded.db).affiliatesAdminFeePercentage).toBe(12.5);
  },
};

/** Saves the settings as a colleague. */
const savedElsewhere = (db: Db, changes: Partial<ReturnType<typeof own>>) =>
  db.affiliate.overrides.set(referrerOfNordlys(db).playerCode, { ...own(db), ...changes });

/** A colleague changed another field meanwhile: it is taken over, and both changes are saved (decision 022). */
export const MergedOnSaving: SceneStory = {
  ...sending("overrideAffiliateSettings"),
  play: async ({ loaded }) => {
    const before = own(loaded.db);
    await typeIn(/^Admin fee/, "12.5");
    await toShares();
    savedElsewhere(loaded.db, { minWithdrawableAmountInUSD: before.minWithdrawableAmountInUSD + 5 });
    await press("Save All Changes");
    await waitFor(() => expect(screen.getByText("Player's affiliate settings updated!")).toBeVisible());
    await expect(own(loaded.db)).toEqual({
      ...before,
      affiliatesAdminFeePercentage: 12.5,
      minWithdrawableAmountInUSD: before.minWithdrawableAmountInUSD + 5,
    });
  },
};

/** A colleague changed the same field: nothing is sent, its step shows both values, and the user chooses. */
export const ConflictOnSaving: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Admin fee/, "12.5");
    await toShares();
    savedElsewhere(loaded.db, { affiliatesAdminFeePercentage: 31 });
    await press("Save All Changes");
    await waitFor(() => expect(shownDrawer().getByRole("button", { name: /^Keep yours/ })).toBeVisible());
    await expectNothingSent(loaded, "overrideAffiliateSettings");
    await press(/^Keep yours/);
    await toShares();
    await press("Save All Changes");
    await waitFor(() => expect(screen.getByText("Player's affiliate settings updated!")).toBeVisible());
    await expect(own(loaded.db).affiliatesAdminFeePercentage).toBe(12.5);
  },
};

/** An invalid value blocks the step with an error at its field; nothing is sent. */
const stops = (field: RegExp, text: string, rule: RegExp): SceneStory => ({
  play: async ({ loaded }) => {
    await typeIn(field, text);
    await press("Next");
    await waitFor(async () => expect(await box(field)).toHaveAccessibleDescription(rule));
    await expectNothingSent(loaded, "overrideAffiliateSettings");
  },
});
export const ActiveWagerAbove = stops(/^Wager of an active player/, "10000000.01", /Use at most 10,000,000\./);
export const PercentageAbove = stops(/^Cashback/, "100.01", /Use at most 100\./);
export const WithoutMinimum = stops(/^Minimum withdrawal/, " ", /Enter the amount\./);

/** A new level requires 1 more than the last one, with every rate 1; the last level's wager is read-only. */
export const LevelAdded: SceneStory = {
  play: async () => {
    await toLevels();
    await expect(await box("Level 2, Required wager")).toHaveAttribute("readonly");
    await press("Add level");
    await expect(await box("Level 3, Required wager")).toHaveValue("5,001");
    await expect(await box("Level 3, Required wager")).toHaveAttribute("readonly");
    await expect(await box("Level 2, Required wager")).not.toHaveAttribute("readonly");
    for (const rate of ["Email CPR", "Telegram CPR", "Gmail CPR", "Max CPR", "CPA"])
      await expect(await box(`Level 3, ${rate}`)).toHaveValue("1");
    await typeIn(/^Level 2, Required wager/, "9000");
    await expect(await box("Level 3, Required wager")).toHaveValue("9,001");
  },
};

/** Only the last level can be removed, also by keyboard, and only when another remains. */
export const OnlyTheLastIsRemoved: SceneStory = {
  play: async () => {
    await toLevels();
    const panel = await drawer();
    await expect(panel.queryByRole("button", { name: "Remove level 1" })).toBeNull();
    const remove = panel.getByRole("button", { name: "Remove level 2" });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(panel.queryByRole("textbox", { name: "Level 2, CPA" })).toBeNull());
    await expect(panel.queryByRole("button", { name: /^Remove level/ })).toBeNull();
    await expect(await box("Level 1, Required wager")).toHaveAttribute("readonly");
  },
};

/** Levels must ascend: error at the level that does not. */
export const LevelsAscend: SceneStory = {
  play: async ({ loaded }) => {
    await toLevels();
    await press("Add level");
    await typeIn(/^Level 2, Required wager/, "0");
    await press("Next");
    await waitFor(async () =>
      expect(await box("Level 2, Required wager")).toHaveAccessibleDescription(/Enter more than in the previous row/),
    );
    await expectNothingSent(loaded, "overrideAffiliateSettings");
  },
};

/** A new revenue share starts at 1 %, from 1 more than the last one; only the last one can be removed. */
export const ShareAdded: SceneStory = {
  play: async () => {
    await toShares();
    await press("Add row");
    await expect(await box("Row 3, Monthly wager of referred players")).toHaveValue("1,000,001");
    await expect(await box("Row 3, Revenue share")).toHaveValue("1");
    const removable = (await drawer()).getAllByRole("button", { name: /^Remove row/ });
    await expect(removable.map((it) => it.getAttribute("aria-label"))).toEqual(["Remove row 3"]);
  },
};

/** Without permission to change settings: the panel names the missing permission. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async ({ loaded }) => {
    await waitFor(() => expect(shownDrawer().getByText("edit_affiliate_settings")).toBeVisible());
    await expectNothingSent(loaded, "overrideAffiliateSettings");
  },
};
