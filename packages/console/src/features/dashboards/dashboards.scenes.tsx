import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { failedPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Dashboards/Dashboard",
  args: { at: "/dashboard" },
} satisfies SceneMeta;

export const Error = frameLook({ error: "showDashboardCards" });

const period = () => screen.findByRole("combobox", { name: "Period" });
const figure = (name: string) => screen.findByRole("region", { name });
/** The number of bets in the period. */
const bets = async () => Number((await figure("Bets")).querySelector("p")!.textContent.replaceAll(/\D/g, ""));

/** Today by default; a longer period has higher counts. */
export const Default = look({
  play: async () => {
    await expect(await period()).toHaveDisplayValue("Today");
    const today = await bets();
    await userEvent.selectOptions(await period(), "This year");
    await waitFor(async () => expect(await bets()).toBeGreaterThan(today));
  },
});

export const CustomPeriod = look({
  args: { at: "/dashboard?period=THIS_MONTH" },
  play: async () => {
    await expect(await period()).toHaveDisplayValue("This month");
  },
});

/** The figures are asked for once, in the zone of the user, whose days they are of. */
export const AskedOnce: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    await bets();
    await waitFor(() => expect(calls.every(({ answered }) => answered)).toBe(true));
    const requests = calls.filter(({ id }) => id === "showDashboardCards" || id === "showDashboardCharts");
    await expect(requests.map(({ id, input }) => [id, (input as { body: object }).body])).toEqual([
      ["showDashboardCards", { opId: "*", period: "TODAY", timeZone: "Europe/Stockholm" }],
      ["showDashboardCharts", { opId: "*", period: "TODAY", timeZone: "Europe/Stockholm" }],
    ]);
  },
};

/** An unknown period falls back to today. */
export const PeriodThatIsNone: SceneStory = {
  args: { at: "/dashboard?period=ALWAYS" },
  play: async () => {
    await expect(await period()).toHaveDisplayValue("Today");
    await bets();
  },
};

export const Failed = failedPage("showDashboardCards");

/**
 * A figure is compared with the previous period and links to the list it counts; the month starts at midnight in
 * Stockholm.
 */
export const LeadsToTheList: SceneStory = {
  args: { at: "/dashboard?period=THIS_MONTH&opId=op-nordlys" },
  play: async ({ loaded: { history } }) => {
    const deposits = await figure("Deposits");
    await expect(deposits).not.toHaveTextContent(/USD|month/);
    await userEvent.click(within(deposits).getByRole("link"));
    await waitFor(() => expect(screen.getByRole("grid", { name: "Deposits" })).toBeVisible());
    const { pathname, search } = history.location;
    // Which month depends on today.
    await expect(`${pathname}${search}`).toMatch(
      /^\/deposit\/list\?opId=op-nordlys&status=CONFIRMED&period=\d{4}-\d\d-(28|29|30|31)T2[23]%3A00Z\.\.$/,
    );
  },
};

/** Four charts over time, and today's leaders with links to their pages. */
export const CourseAndLeaders: SceneStory = {
  tags: ["browser"],
  play: async () => {
    for (const name of [/^GGR\./, /^Deposits and withdrawals\./, /^Bets\./, /^Registrations\./])
      await waitFor(() => expect(screen.getByRole("application", { name })).toBeVisible());
    for (const name of ["Games", "Operators", "Players"]) {
      const table = await screen.findByRole("grid", { name: `${name} with the highest stakes today` });
      await waitFor(() => expect(within(table).getAllByRole("link").length).toBeGreaterThan(0));
    }
    await expect(screen.getByText(/players? (is|are) online, as of/)).toBeVisible();
  },
};

/** The figures stay when the other sections fail; each shows its error and can be retried. */
export const PartialError = look({
  args: {
    faults: [
      { operation: "showDashboardCharts", fault: "html-200", times: 1 },
      { operation: "showQuickDashboard", fault: "html-200", times: 1 },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Today's top lists could not be loaded")).toBeVisible());
    await bets();
    for (const button of screen.getAllByRole("button", { name: "Try again" }).slice(-1)) await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(/online, as of/)).toBeVisible());
  },
});

/** A partner's dashboard: earnings, players, trend of the period, and how the profit is calculated. */
export const Partner: SceneStory = {
  tags: ["browser"],
  args: { account: "partner", at: "/partner-dashboard" },
  play: async () => {
    const profit = () => screen.findByRole("region", { name: "Profit" });
    await expect(await profit()).toHaveTextContent(/[1-9][\d.,]*/);
    const month = (await profit()).textContent;
    const table = await screen.findByRole("grid", { name: "Profit breakdown" });
    await expect(within(table).getAllByRole("row")).toHaveLength(7);
    for (const name of [/^Registrations\./, /^Profit\./])
      await waitFor(() => expect(screen.getByRole("application", { name })).toBeVisible());
    await expect(await profit()).toHaveTextContent(/from [−\d]/);
    const deposits = within(await figure("Deposits")).getByRole("link");
    await expect(deposits).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^\/marketing-channels\/report\?opId=op-nordlys&partnerId=pt-4711&period=\d{4}-\d\d-01T03%3A00Z\.\.$/,
      ),
    );
    await userEvent.selectOptions(await period(), "This year");
    await waitFor(async () => expect((await profit()).textContent).not.toBe(month));
  },
};

export const PartnerError = look(failedPage("showPartnerDashboard", { account: "partner", at: "/partner-dashboard" }));
