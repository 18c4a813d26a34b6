import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { centsOf, usd } from "#testing/rows/billing-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Panels/Billing/Billing dashboard cards",
  args: { at: "/billing/operatorsV2?opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showBillingCards" });

/** Charges and payments of Nordlys in a year. */
const sums = (db: Db, year: number) => {
  const own = <Row extends { opId: string; year: number }>(rows: Iterable<Row>) =>
    [...rows].filter((it) => it.opId === "op-nordlys" && it.year === year);
  const invoiced = centsOf(own(db.billing.invoices.values()).map((it) => it.totalPayableAmountInUSD));
  const paid = centsOf(own(db.billing.payments.values()).map((it) => it.amountInUSD));
  return { invoiced: invoiced / 100, paid: paid / 100, debt: (invoiced - paid) / 100 };
};
const shows = async (label: string, amount: number) => {
  const card = await screen.findByRole("region", { name: label });
  await waitFor(() => expect(card).toHaveTextContent(usd(amount).replace(" USD", "USD")));
  return within(card);
};

/** Debt, invoiced, paid and CPG balance of the selected operator in the current year. */
export const OfThisYear: SceneStory = {
  play: async ({ loaded: { db, calls } }) => {
    const { debt, invoiced, paid } = sums(db, 2026);
    await shows("Debt 2026", debt);
    await shows("Invoiced 2026", invoiced);
    await shows("Paid 2026", paid);
    await shows("CPG balance now", db.billing.cpgBalances.get("op-nordlys")!);
    await expect(calls.filter(({ id }) => id === "showBillingCards").map(({ input }) => input)).toEqual([
      { body: { opId: "op-nordlys", year: 2026 } },
    ]);
  },
};

/** The list shows all years: the cards name theirs; with a year in the filter nothing needs to be said. */
export const ListOfAllYears: SceneStory = {
  play: async () => {
    const note = await screen.findByText("The cards show 2026; the list shows all years unless you filter it by year.");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2026");
    await waitFor(() => expect(note).not.toBeInTheDocument());
    const balance = await screen.findByRole("region", { name: "CPG balance now" });
    await waitFor(() =>
      expect(within(balance).getByRole("link")).toHaveAttribute("href", "/billing/operatorsV2?opId=op-nordlys"),
    );
  },
};

/** Cards and list show the same year and amounts. */
export const SameAsTheList: SceneStory = {
  args: { at: "/billing/operatorsV2?opId=op-nordlys&year=2025" },
  play: async ({ loaded: { db } }) => {
    const { debt, invoiced } = sums(db, 2025);
    await shows("Debt 2025", debt);
    await shows("Invoiced 2025", invoiced);
    const row = await firstRow();
    await expect(row.querySelector('[data-column="debtInUSD"]')).toHaveTextContent(usd(debt).replace(" USD", "USD"));
  },
};

/** A card links to the list it sums up. */
export const LeadsToTheList: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    const card = await shows("Invoiced 2026", sums(db, 2026).invoiced);
    await userEvent.click(card.getByRole("link"));
    await waitFor(() => expect(screen.getByRole("grid", { name: "Invoices" })).toBeVisible());
    await expect(history.location.search).toBe("?opId=op-nordlys&year=2026");
  },
};

/** Years before billing started are ignored: the cards show the current year. */
export const YearBeforeBilling: SceneStory = {
  args: { at: "/billing/invoices?opId=op-nordlys&year=2023" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("region", { name: "Debt 2026" })).toBeVisible());
  },
};

/** Includes the operator's brands when the top bar does. */
export const WithBrands = look({
  args: { at: "/billing/operatorsV2?opId=op-nordlys&includeBrands=true" },
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === "showBillingCards").map(({ input }) => input)).toEqual([
        { body: { opId: "op-nordlys", year: 2026, includeBrands: true } },
      ]),
    );
  },
});

/** Failed figures leave the list intact. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "showBillingCards", fault: "html-200", times: 1 }] },
  play: async ({ loaded: { db } }) => {
    await waitFor(() => expect(screen.getByText("The figures could not be loaded")).toBeVisible());
    await expect(await firstRow()).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await shows("Debt 2026", sums(db, 2026).debt);
  },
};
