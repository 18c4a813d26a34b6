import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const first = (db: Db) => [...db.players.values()][0]!;
const at: Scene["at"] = (db) => `/?panel=player-details&player=${first(db).playerCode}`;

const waiting = (db: Db) =>
  firstOf(db.playerRecords.usernames, ({ status, opId }) => status === "PENDING" && opId === "op-nordlys");

export default {
  ...staging,
  title: "Panels/Players/Player Details",
  tags: ["panel:player-details"],
  args: { scenario: "small", at },
} satisfies SceneMeta;

/** Shows the player and the link to the player's page. */
export const Default = look({
  play: async () => {
    await waitFor(() =>
      expect(shownDrawer().getByRole("link", { name: "Open the page" })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/players\/\w+/),
      ),
    );
  },
});

/** Bets, transactions and documents are tabs; each is requested when it is opened. */
export const ListsAsTabs: SceneStory = {
  play: async () => {
    const panel = await drawer();
    for (const name of ["Bets", "Transactions", "KYC", "Tickets", "History"]) {
      await userEvent.click(await panel.findByRole("tab", { name }));
      const label = name === "KYC" ? /^Documents/ : new RegExp(`^${name}`);
      await waitFor(() => expect(panel.getByRole("group", { name: label })).toBeVisible());
    }
  },
};

/** A bet that is opened from a player leads back to the player, and to the tab that it was opened from. */
export const BackFromABet: SceneStory = {
  args: { at: (db) => `/?panel=player-details&player=${firstOf(db.bets.bets, () => true).player.playerCode}` },
  play: async ({ loaded: { history } }) => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "Bets" }));
    await waitFor(() => expect(document.querySelector("tr[data-row-id]")).not.toBeNull());
    await userEvent.click(document.querySelector("tr[data-row-id]")!);
    await waitFor(() => expect(history.location.search).toContain("panel=bet-details"));
    await userEvent.click(await screen.findByRole("button", { name: "Back to Player Details" }));
    await waitFor(() => expect(history.location.search).toContain("panel=player-details"));
    await waitFor(() =>
      expect(shownDrawer().getByRole("tab", { name: "Bets" })).toHaveAttribute("aria-selected", "true"),
    );
    await expect(shownDrawer().queryByRole("button", { name: /^Back to/ })).toBeNull();
  },
};

const named: Partial<Scene> = {
  scenario: "default",
  at: (db: Db) => `/?panel=player-details&player=${waiting(db).playerCode}`,
};

const decides = (verb: "Approve" | "Reject", status: "APPROVE" | "REJECT", note: string): SceneStory => ({
  args: named,
  parameters: { sends: ["reviewUsername"] },
  play: async ({ loaded }) => {
    const { playerCode, username, originalUsername } = waiting(loaded.db);
    const decide = await (await drawer()).findByRole("button", { name: verb });
    if (note) {
      await waitFor(() => expect(decide).toHaveAccessibleDescription("Note for the player is required"));
      await typeIn(/^Note/, note);
    }
    await waitFor(() => expect(decide).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(decide);
    await waitFor(() =>
      expect(screen.getByText(verb === "Approve" ? "Username approved." : "Username rejected.")).toBeVisible(),
    );
    await expect(sentTo(loaded, "reviewUsername")).toEqual([
      { body: { playerCode, username: verb === "Approve" ? username : originalUsername, status, note } },
    ]);
    await waitFor(() => expect(shownDrawer().queryByRole("button", { name: verb })).toBeNull());
  },
});
/** Decides a username request with the call of the documented dialog (content §4). */
export const UsernameApproved = decides("Approve", "APPROVE", "");
export const UsernameRejected = decides("Reject", "REJECT", "That is a brand.");

/** Disabled decisions name the missing permission. */
export const Forbidden = look({
  args: {
    account: "operator-manager",
    ...named,
  },
  play: async () => {
    const approve = await (await drawer()).findByRole("button", { name: "Approve" });
    await waitFor(() => expect(approve).toHaveAccessibleDescription(/edit_players/));
  },
});

export const NotFound = look(gonePanel("/?panel=player-details&player=NOBODY", "player"));
export const WithoutViewRight = forbiddenPanel("getPlayer", "view_players");
