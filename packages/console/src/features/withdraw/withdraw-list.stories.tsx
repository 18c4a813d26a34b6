import { expect, screen, userEvent, within } from "storybook/test";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Withdrawals",
  args: { at: "/withdraw/list" },
} satisfies SceneMeta;

export const Default = filledPage;

/** A player's code; transactions have an ellipsis, operators small letters. */
const PLAYER = /^[A-Z0-9]+$/;

/** The player of a withdrawal, by a link and in a drawer over the list. */
export const ItsPlayer: SceneStory = {
  play: async () => {
    const row = within(await firstRow());
    const link = row.getByRole("link", { name: PLAYER });
    await expect(link).toHaveAttribute("href", `/players/${link.textContent}`);
    await userEvent.click(row.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open player" }));
    await expect(await (await drawer()).findByText(`Player ${link.textContent}`)).toBeVisible();
  },
};

/** What waits for staff, with whose data is shown. */
export const LinkToPending: SceneStory = {
  args: { at: "/withdraw/list?opId=op-nordlys&status=CONFIRMED" },
  play: async () => {
    await firstRow();
    const link = screen.getByRole("link", { name: "Pending withdrawals" });
    await expect(link).toHaveAttribute("href", "/withdraw/pending?opId=op-nordlys");
  },
};

/** What was drawn stays: the details of a row, and the way to its page. */
export const DrawnDetails: SceneStory = {
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector("td")!);
    const panel = await drawer();
    const link = await panel.findByRole("link", { name: "Open the page" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/transactions\/details\/\S+$/));
    await expect(panel.getByRole("region", { name: "Destination" })).toBeVisible();
  },
};

export const Empty = emptyPage("No withdrawals yet");
export const Forbidden = forbiddenPage("listWithdrawals", "view_withdrawals");
