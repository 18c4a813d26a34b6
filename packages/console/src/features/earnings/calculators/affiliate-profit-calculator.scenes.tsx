import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliate Profit Calculator",
  tags: ["panel:affiliate-profit-calculator"],
  args: { scenario: "small", opens: () => ({ id: "affiliate-profit-calculator", params: { opId: "*" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const WARNING = "Referred Player's Cashback shouldn't be more than Referred Player's GGR, are you sure?";
const box = async (name: string | RegExp) => (await drawer()).findByRole("textbox", { name });
const step = async (name: string) => waitFor(() => expect(shownDrawer().getByRole("heading", { name })).toHaveFocus());
const next = async (name: string) => {
  await press("Next");
  await step(name);
};
const stats = async () => {
  await typeIn(/^Wager of referred players/, "12000");
  await typeIn(/^GGR of referred players/, "1000");
  await typeIn(/^Claimed bonuses/, "100");
  await typeIn(/^Claimed cashback/, "50");
};
const toShares = async () => {
  await next("General Settings");
  await typeIn(/^Claimed bonuses/, "40");
  await typeIn(/^Cashback/, "50");
  await typeIn(/^Admin fee/, "5");
  await next("Level Settings");
  await next("Revenue Share Settings");
};

/** Five steps; Back keeps the input of each; the result is calculated, and Finish closes. */
export const FiveSteps: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await stats();
    await toShares();
    await typeIn(/^Row 1, Revenue share/, "30");
    await next("Calculated Profit");
    // (1000 - 60 - 25) × 30 % × 95 %
    await waitFor(() => expect(screen.getAllByText("260.77")[0]).toBeVisible());
    // 1000 - 100 - 50 - 260.77
    await expect(screen.getByText("589.23")).toBeVisible();
    await press("Back");
    await step("Revenue Share Settings");
    await expect(await box("Row 1, Revenue share")).toHaveValue("30");
    await press("Back");
    await step("Level Settings");
    await press("Back");
    await step("General Settings");
    await expect(await box(/^Admin fee/)).toHaveValue("5");
    await press("Back");
    await step("Referred Player Stats");
    await expect(await box(/^GGR of referred players/)).toHaveValue("1,000.00");
    await typeIn(/^GGR of referred players/, "2000");
    await next("General Settings");
    await next("Level Settings");
    await next("Revenue Share Settings");
    await next("Calculated Profit");
    // (2000 - 60 - 25) × 30 % × 95 %
    await waitFor(() => expect(screen.getAllByText("545.77")[0]).toBeVisible());
    await expect(calls.filter((it) => it.id === "calculateAffiliateProfit")).toHaveLength(2);
    await press("Finish");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Cashback above GGR is unusual but valid: a warning, and the next step is enabled. */
export const MoreCashbackThanGgr: SceneStory = {
  play: async () => {
    await stats();
    await typeIn(/^Claimed cashback/, "1000");
    await expect(screen.queryByText(WARNING)).toBeNull();
    await typeIn(/^Claimed cashback/, "1000.01");
    await says(WARNING);
    await next("General Settings");
  },
};

const stops = (field: RegExp, text: string, rule: RegExp): SceneStory => ({
  play: async () => {
    await stats();
    await typeIn(field, text);
    await press("Next");
    await waitFor(async () => expect(await box(field)).toHaveAccessibleDescription(rule));
  },
});
export const AmountAbove = stops(/^Wager of referred players/, "10000001", /Use at most 10,000,000\./);
export const AmountMissing = stops(/^GGR of referred players/, " ", /Enter the amount\./);

/** Starts with the settings of the selected operator. */
export const OperatorsSettings: SceneStory = {
  args: {
    opens: (db) => {
      const settings = db.operatorAdmin.settings.get("op-nordlys")!;
      const affiliates = { ...settings.affiliates, affiliatesAdminFeePercentage: 37.5 };
      db.operatorAdmin.settings.set("op-nordlys", { ...settings, affiliates });
      return { id: "affiliate-profit-calculator", params: { opId: "op-nordlys" } };
    },
  },
  play: async () => {
    await stats();
    await next("General Settings");
    await expect(await box(/^Admin fee/)).toHaveValue("37.5");
  },
};

/** Refused by the server: its message is shown. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "calculateAffiliateProfit", fault: "refused" }] },
  play: async () => {
    await stats();
    await toShares();
    await next("Calculated Profit");
    await says("The result was not calculated");
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "dev-ops" },
  play: () => says("use_profit_calculators"),
};
