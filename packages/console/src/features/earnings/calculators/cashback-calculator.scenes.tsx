import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says, showsFacts } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Cashback Calculator",
  tags: ["panel:cashback-calculator"],
  args: { scenario: "small", opens: () => ({ id: "cashback-calculator", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });
const step = async (name: string) => waitFor(() => expect(shownDrawer().getByRole("heading", { name })).toHaveFocus());
const stats = async () => {
  await typeIn(/^Bets/, "5000");
  await typeIn(/^Winnings/, "4200");
  await typeIn(/^Cash bonuses/, "100");
  await typeIn(/^Claimed bonuses/, "50");
  await typeIn(/^Claimed cashback/, "10");
  await typeIn(/^Cashback(?! claimed)/, "12.5");
};

/** Two steps, Back keeps the input; the result has the documented order, and Finish closes. */
export const TwoSteps: SceneStory = {
  play: async (context) => {
    await stats();
    await press("Next");
    await step("Calculated Cashback");
    // 650 × 12.5 % - 10, of 800 - 150, of 5000 - 4200
    for (const amount of ["71.25", "650.00", "800.00"])
      await waitFor(() => expect(screen.getByText(amount)).toBeVisible());
    await showsFacts("Available cashback, Adjusted loss, Loss").play?.(context);
    await press("Back");
    await step("Player Stats");
    await expect(await box(/^Winnings/)).toHaveValue("4,200.00");
    await press("Next");
    await step("Calculated Cashback");
    await press("Finish");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

const stops = (field: RegExp, text: string, rule: RegExp): SceneStory => ({
  play: async ({ loaded: { calls } }) => {
    await stats();
    await typeIn(field, text);
    await press("Next");
    await waitFor(async () => expect(await box(field)).toHaveAccessibleDescription(rule));
    await expect(calls.filter((it) => it.id === "calculateCashback")).toEqual([]);
  },
});
export const AmountAbove = stops(/^Bets/, "10000001", /Use at most 10,000,000\./);
export const PercentageAbove = stops(/^Cashback(?! claimed)/, "100.01", /Use at most 100\./);

export const Refused: SceneStory = {
  args: { faults: [{ operation: "calculateCashback", fault: "refused" }] },
  play: async () => {
    await stats();
    await press("Next");
    await says("The result was not calculated");
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "dev-ops" },
  play: () => says("use_profit_calculators"),
};
