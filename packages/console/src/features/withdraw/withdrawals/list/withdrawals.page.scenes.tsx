import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { at: "/withdraw/list" },
} satisfies SceneMeta;

export const Default = filledPage;

/** A player's code, behind the name where there is one; transactions have an ellipsis, operators small letters. */
const PLAYER = /(?:^|\s)(?<code>[A-Z0-9]+)$/;

/** The player of a withdrawal, by a link and in a drawer over the list. */
export const ItsPlayer: SceneStory = {
  play: async () => {
    const row = within(await firstRow());
    const link = row.getByRole("link", { name: PLAYER });
    const code = PLAYER.exec(link.textContent)?.groups?.["code"];
    await expect(link).toHaveAttribute("href", `/players/${code}`);
    await userEvent.click(row.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open player" }));
    await expect(await (await drawer()).findByText(`Player ${code}`)).toBeVisible();
  },
};

/** What waits for staff, with whose data is shown. */
export const LinkToPending: SceneStory = {
  args: { at: "/withdraw/list?opId=op-nordlys&status=CONFIRMED" },
  play: async () => {
    await firstRow();
    const link = await screen.findByRole("link", { name: "Pending withdrawals" });
    await expect(link).toHaveAttribute("href", "/withdraw/pending?opId=op-nordlys");
  },
};

/** The list of confirmed ones, as the menu links to it: nothing in it can be decided, what came of it can be looked at. */
export const Confirmed: SceneStory = {
  args: { at: "/withdraw/list?status=CONFIRMED" },
  play: async () => {
    const row = await firstRow();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Confirmed" }).length).toBeGreaterThan(3));
    await expect(within(row).queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
    await userEvent.click(row.querySelector("td")!);
    await expect(await (await drawer()).findByText("Withdrawal Details")).toBeVisible();
  },
};

/** What is in progress can be decided and sent again. */
export const InProgress: SceneStory = {
  args: { at: "/withdraw/list?status=IN_PROGRESS" },
  play: async () => {
    const row = within(await firstRow());
    await expect(row.getByRole("button", { name: "Approve" })).toBeInTheDocument();
    await userEvent.click(row.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Resend" }));
    await expect(await screen.findByRole("alertdialog", { name: "Resend Withdraw Confirmation" })).toBeVisible();
  },
};

export const Empty = emptyPage("No withdrawals yet");
export const Forbidden = forbiddenPage("listWithdrawals", "view_withdrawals");
