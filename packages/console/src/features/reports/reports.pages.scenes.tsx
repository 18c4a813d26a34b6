import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { filledPage, forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Reports/Reports",
  args: { at: "/reports/transaction-operator?period=LAST_MONTH", scenario: "small" },
} satisfies SceneMeta;

export const Default = look();

const READ = "listTransactionOperatorReport";

const shownPeriod = () => document.querySelector("[data-slot=shown-period]");
const figure = async (name: string) => within(await screen.findByRole("region", { name }));

/** Totals of last month beside those of the month before, from a second request of the same call. */
export const ComparesWithThePeriodBefore: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    const deposits = await figure("Deposits");
    await waitFor(() => expect(deposits.getByText(/^from\b/)).toBeVisible());
    const requests = calls.filter(({ id }) => id === READ).map(({ input }) => (input as { body: object }).body);
    const starts = requests.map((body) => ("from" in body ? String(body.from).slice(0, 7) : ""));
    await waitFor(() => expect(new Set(starts).size).toBeGreaterThan(1));
    await expect(document.querySelector("[data-slot=totals]")).toHaveTextContent("Total");
  },
};

/** A figure links to the list it counts: same operator, period and status. */
export const LeadsToTheList: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded: { history } }) => {
    const row = await firstRow();
    await waitFor(async () =>
      expect((await figure("Deposits")).getByRole("link")).toHaveAttribute(
        "href",
        "/deposit/list?period=LAST_MONTH&status=CONFIRMED",
      ),
    );
    const link = row.querySelector<HTMLAnchorElement>('[data-column="depositInUSD"] a')!;
    await userEvent.click(link);
    await waitFor(() => expect(history.location.pathname).toBe("/deposit/list"));
    const search = new URLSearchParams(history.location.search);
    await expect(Object.fromEntries(search)).toEqual({
      opId: row.dataset["rowId"],
      period: "LAST_MONTH",
      status: "CONFIRMED",
    });
  },
};

/** The chart can be hidden and shown; the address keeps it, so that a link shows the same. */
export const WithoutItsChart: SceneStory = {
  tags: ["browser"],
  args: { at: "/reports/games?chart=shown&period=" },
  play: async ({ loaded: { history } }) => {
    await waitFor(() => expect(screen.getByText(/^GGR by game/)).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Chart" }));
    await waitFor(() => expect(screen.queryByText(/^GGR by game/)).toBeNull());
    await expect(history.location.search).not.toContain("chart=shown");
  },
};

/** A period that ends before it starts: an error in words, and this month is shown and compared instead. */
export const FromAfterTo: SceneStory = {
  tags: ["browser"],
  args: { at: "/reports/transaction-operator?period=2026-11-20..2026-11-01" },
  play: async ({ loaded: { calls } }) => {
    await waitFor(() =>
      expect(
        screen.getByText("The period in the address ends before it starts, so this month is shown."),
      ).toBeVisible(),
    );
    const inStockholm = (at: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Europe/Stockholm" }).format(at);
    const month = inStockholm(new Date(), { month: "short", year: "numeric" });
    // Not the first row: the first hours of a month have none. Its first day is shown with hours.
    await waitFor(() =>
      expect(shownPeriod()).toHaveTextContent(
        new RegExp(
          `^Shows 1(?:\\s*–\\s*\\d+)? ${month}(?:, [\\d:–]+)?, until now \\(Europe/Stockholm\\), compared with 1.+\\.$`,
        ),
      ),
    );
    const thisMonth = inStockholm(new Date(), { month: "2-digit", year: "numeric" });
    await waitFor(async () => {
      const requests = calls
        .filter(({ id }) => id === READ)
        .map(({ input }) => (input as { body: { from: string } }).body);
      const starts = requests.map(({ from }) =>
        inStockholm(new Date(from), { dateStyle: "short", timeStyle: "short" }),
      );
      await expect(starts).toContain(`01/${thisMonth}, 00:00`);
    });
  },
};

/** No parameter means this month; all time must be selected, is named, and has no comparison. */
export const AllTime: SceneStory = {
  tags: ["browser"],
  args: { at: "/reports/transaction-operator?period=" },
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    await expect(shownPeriod()).toHaveTextContent("Shows all time (Europe/Stockholm).");
    const call = calls.find(({ id }) => id === READ)!.input as { body: object };
    await expect(call.body).not.toHaveProperty("from");
    await expect(screen.queryByText(/^from\b/)).toBeNull();
    await waitFor(async () =>
      expect((await figure("Deposits")).getByRole("link")).toHaveAttribute("href", "/deposit/list?status=CONFIRMED"),
    );
  },
};

/** A year without data has no rows and no chart, and its figures are 0. */
export const AYearOfNothing: SceneStory = {
  tags: ["browser"],
  args: { at: "/reports/registration?period=2020-01-01..2020-12-31" },
  play: async () => {
    // Zero now and in the previous year.
    await waitFor(async () => expect((await figure("Registrations")).getAllByText("0")).toHaveLength(2));
    await waitFor(() => expect(document.querySelector("[data-slot=chart]")).toBeNull());
    await expect(document.querySelector("tr[data-row-id]")).toBeNull();
  },
};

/**
 * One row with a name of 200 letters, a sum of twelve digits and a loss: every digit is visible, and there is no chart.
 */
export const TheLargestAndTheLongest: SceneStory = {
  tags: ["browser"],
  args: {
    at: "/reports/transaction-operator?opId=op-nordlys&period=&chart=shown",
    arrange: (db) => {
      const table = db.transactions.transactions;
      const of = (type: string) =>
        firstOf(table, (it) => it.opId === "op-nordlys" && it.transactionType === type && it.status === "CONFIRMED");
      for (const row of table.values())
        if (row.opId === "op-nordlys") table.set(row.txId, { ...row, toAmountInUSD: 0 });
      const withdrawal = of("WITHDRAW");
      table.set(withdrawal.txId, { ...withdrawal, toAmountInUSD: 123_456_789_012.34 });
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, title: "Å".repeat(200) });
    },
  },
  play: async () => {
    await firstRow();
    await waitFor(async () => expect((await figure("Withdrawals")).getByText("123,456,789,012.34")).toBeVisible());
    await waitFor(async () => expect((await figure("Net deposits")).getByText("−123,456,789,012.34")).toBeVisible());
    await expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/^Net deposits by operator/)).toBeNull());
  },
};

const page = (at: string): SceneStory => ({ ...filledPage, args: { at } });
export const DaysInAChart = { ...page("/reports/game-financial?chart=shown&period="), tags: ["browser"] };
export const PlayersAtRisk = { ...page("/reports/risk-management?period="), tags: ["browser"] };

export const Forbidden = forbiddenPage(READ, "view_transaction_reports");
