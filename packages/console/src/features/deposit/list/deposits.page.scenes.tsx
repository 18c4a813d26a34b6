import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Deposit/Deposits",
  args: { at: "/deposit/list" },
} satisfies SceneMeta;

export const Default = look();

const total = () => waitFor(() => document.querySelector<HTMLElement>("[data-slot=totals]")!.textContent);

/** The total below the list covers all pages of the filtered list. */
export const TotalOfTheFilters: SceneStory = {
  args: { at: "/deposit/list?status=CONFIRMED" },
  play: async ({ loaded: { db, calls } }) => {
    await firstRow();
    const cents = [...db.transactions.transactions.values()]
      .filter((it) => it.transactionType === "DEPOSIT" && it.status === "CONFIRMED" && !it.isDeleted)
      .reduce((sum, it) => sum + Math.round(it.toAmountInUSD * 100), 0);
    const written = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 }).format(cents / 100);
    await waitFor(async () => expect(await total()).toContain(written));
    const call = calls.findLast(({ id }) => id === "getDepositsTotal");
    await expect(call?.input).toEqual({ body: { opId: "*", status: "CONFIRMED" } });
  },
};

/** A failed total is not shown as zero; the list stays. */
export const NoTotal = look({
  args: { faults: [{ operation: "getDepositsTotal", fault: "refused", times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Total unavailable. Try again" }));
    await waitFor(async () => expect(await total()).toMatch(/\d\.\d\dUSD/));
  },
});

/** Links to pending deposits; first-time deposits are marked. */
export const LinkToPending: SceneStory = {
  args: { at: "/deposit/list?opId=op-nordlys&isFTD=true" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByText("FTD")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Pending deposits" })).toHaveAttribute(
      "href",
      "/deposit/pending?opId=op-nordlys",
    );
  },
};

/** A row opens the deposit with its order. */
export const OpensTheDetails: SceneStory = {
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector("td:nth-of-type(3)")!);
    const panel = await drawer();
    await waitFor(() => expect(panel.getByRole("region", { name: "Provider order" })).toBeVisible());
    await waitFor(() => expect(panel.getByText("Last checked")).toBeVisible());
  },
};

export const Empty = look(emptyPage("No deposits yet"));
export const Forbidden = forbiddenPage("listDeposits", "view_deposits");
