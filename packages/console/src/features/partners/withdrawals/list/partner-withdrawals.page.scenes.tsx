import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Partners/Partner withdrawals",
  args: { at: "/partners/withdraw" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** Deciding by keyboard opens the next pending one; decided rows stay. */
export const GoesOnToTheNext: SceneStory = {
  args: { at: "/partners/withdraw?status=PENDING&sort=createdAt" },
  play: async ({ loaded: { db, history } }) => {
    const row = await firstRow();
    const first = row.dataset["rowId"]!;
    row.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shownDrawer().getByText("Partner Withdraw Details")).toBeVisible());
    await userEvent.keyboard("a");
    const question = within(await screen.findByRole("alertdialog"));
    await waitFor(async () => expect(question.getByRole("textbox", { name: /^Note/ })).toHaveFocus());
    await userEvent.keyboard("Sent.");
    const button = question.getByRole("button", { name: /^Approve/ });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await waitFor(() => expect(screen.getByText("Partner withdrawal approved.")).toBeVisible());
    await expect(db.partners.withdraws.get(first)?.status).toBe("CONFIRMED");
    await waitFor(() => expect(history.location.search).not.toContain(first));
    await expect(history.location.search).toContain("panel=partner-withdraw-details&tx=");
    await waitFor(() =>
      expect(
        within(document.querySelector<HTMLElement>(`tr[data-row-id="${first}"]`)!).getByText("Approved"),
      ).toBeVisible(),
    );
  },
};

export const Empty = look(emptyPage("No partner withdrawals yet"));
export const Forbidden = forbiddenPage("listPartnerWithdraws", "view_partner_withdrawals");
