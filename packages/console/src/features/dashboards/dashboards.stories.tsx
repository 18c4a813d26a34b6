import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { failedPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Dashboard",
  args: { at: "/dashboard" },
} satisfies SceneMeta;

const period = () => screen.findByRole("combobox", { name: "Period" });
/** The bets of the period, as a number. */
const bets = async () => {
  const part = within(await screen.findByRole("region", { name: "Bet count" }));
  const [current] = part.getAllByRole("definition");
  return Number(current!.textContent.replaceAll(/\D/g, ""));
};

/** Today unless another period is chosen; a longer one counts more. */
export const Default: SceneStory = {
  play: async () => {
    await expect(await period()).toHaveDisplayValue("Today");
    const today = await bets();
    await userEvent.selectOptions(await period(), "This year");
    await waitFor(async () => expect(await bets()).toBeGreaterThan(today));
  },
};

export const PeriodInTheAddress: SceneStory = {
  args: { at: "/dashboard?period=THIS_MONTH" },
  play: async () => {
    await expect(await period()).toHaveDisplayValue("This month");
  },
};

/** A period that there is not is today: the page is shown, and not refused. */
export const PeriodThatIsNone: SceneStory = {
  args: { at: "/dashboard?period=ALWAYS" },
  play: async () => {
    await expect(await period()).toHaveDisplayValue("Today");
    await bets();
  },
};

export const Failed = failedPage("showDashboardCards");
