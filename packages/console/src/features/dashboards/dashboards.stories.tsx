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

/** A partner's own: what it earned, its players, the course of the period, and how the profit comes about. */
export const Partner: SceneStory = {
  args: { account: "partner", at: "/partner-dashboard" },
  play: async () => {
    const profit = () => screen.findByRole("region", { name: "Profit" });
    await expect(await profit()).toHaveTextContent(/[1-9][\d.,]* ?USD/);
    const month = (await profit()).textContent;
    const table = await screen.findByRole("grid", { name: "Parts of the profit" });
    await expect(within(table).getAllByRole("row")).toHaveLength(7);
    for (const name of [/^Registrations\./, /^Profit, USD\./])
      await expect(await screen.findByRole("application", { name })).toBeVisible();
    await userEvent.selectOptions(await period(), "This year");
    await waitFor(async () => expect((await profit()).textContent).not.toBe(month));
  },
};

export const PartnerFailed = failedPage("showPartnerDashboard", { account: "partner", at: "/partner-dashboard" });
