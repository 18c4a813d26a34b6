import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Withdrawals",
  args: { at: "/withdraw/list" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/**
 * The player's code, after the name when there is one; transaction IDs have an ellipsis, operator IDs lowercase
 * letters.
 */
const PLAYER = /(?:^|\s)(?<code>[A-Z0-9]+)$/;

/** The player of a withdrawal, by link and in a drawer over the list. */
export const ItsPlayer: SceneStory = {
  play: async () => {
    const row = within(await firstRow());
    const link = row.getByRole("link", { name: PLAYER });
    const code = PLAYER.exec(link.textContent)?.groups?.["code"];
    await expect(link).toHaveAttribute("href", `/players/${code}`);
    await userEvent.click(row.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open player" }));
    await waitFor(() => expect(shownDrawer().getByText(`Player ${code}`)).toBeVisible());
  },
};

/** Links to pending withdrawals, with the data that staff check. */
export const LinkToPending: SceneStory = {
  args: { at: "/withdraw/list?opId=op-nordlys&status=CONFIRMED" },
  play: async () => {
    await firstRow();
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Pending withdrawals" })).toHaveAttribute(
        "href",
        "/withdraw/pending?opId=op-nordlys",
      ),
    );
  },
};

/** The list of approved withdrawals, as the menu links to it: no decisions, only details. */
export const Confirmed = look({
  args: { at: "/withdraw/list?status=CONFIRMED" },
  play: async () => {
    const row = await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Confirmed" }).length).toBeGreaterThan(3));
    await expect(within(row).queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
    await userEvent.click(row.querySelector("td")!);
    await waitFor(() => expect(shownDrawer().getByText("Withdrawal Details")).toBeVisible());
  },
});

/** A withdrawal in progress can be decided and resent. */
export const InProgress = look({
  args: { at: "/withdraw/list?status=IN_PROGRESS" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByRole("button", { name: /^Approve/ })).toBeInTheDocument();
    await userEvent.click(row.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Resend" }));
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Resend Withdraw Confirmation" })).toBeVisible(),
    );
  },
});

export const Empty = look(emptyPage("No withdrawals yet"));
export const Forbidden = forbiddenPage("listWithdrawals", "view_withdrawals");
