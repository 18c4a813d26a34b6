import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const WHO = { opId: "op-nordlys", partnerId: "pt-4711", partnerTitle: "Aurora Media" };

export default {
  ...staging,
  title: "Panels/Partners/Withdraw History",
  tags: ["panel:partner-withdraw-history"],
  args: { scenario: "small", opens: () => ({ id: "partner-withdraw-history", params: WHO }) },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listPartnerWithdrawHistory" });

/** The partner's withdrawals, newest first, 50 per page (money §9). */
export const Listed: SceneStory = {
  play: async ({ loaded: { db, calls } }) => {
    const own = [...db.partners.withdraws.values()].filter((it) => it.partnerId === "pt-4711");
    await waitFor(() => expect(shownDrawer().getByText(`Withdrawals: ${own.length}`)).toBeVisible());
    const call = calls.find(({ id }) => id === "listPartnerWithdrawHistory");
    await expect(call?.input.body).toMatchObject({
      itemsPerPage: 50,
      page: 1,
      opId: "op-nordlys",
      partnerId: "pt-4711",
    });
    const newest = own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    await waitFor(() =>
      expect([...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((row) => row.dataset["rowId"])).toEqual(
        newest.map(({ txId }) => txId),
      ),
    );
    for (const name of ["Withdrawal", "Requested", "Currency", "In USD", "Status", "Note"])
      await expect(screen.getByRole("columnheader", { name })).toBeVisible();
  },
};

export const Nothing: SceneStory = {
  args: { arrange: (db) => db.partners.withdraws.clear() },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("No withdrawals yet.")).toBeVisible());
  },
};

/** A failed list shows the error, not the empty state. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "listPartnerWithdrawHistory", fault: "html-200" }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("button", { name: "Try again" })).toBeVisible());
    await expect((await drawer()).queryByText("No withdrawals yet.")).toBeNull();
  },
};

export const Forbidden = look({
  args: { account: "dev-ops" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("view_partner_withdrawals")).toBeVisible());
  },
});
