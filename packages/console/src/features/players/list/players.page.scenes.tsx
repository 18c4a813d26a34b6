import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Players/Players",
  args: { at: "/players" },
} satisfies SceneMeta;

const heads = () => screen.getAllByRole("columnheader").map((it) => it.textContent);

/** Personal data is hidden by default. */
export const Default = look({
  play: async () => {
    await expect(await firstRow()).toBeVisible();
    for (const name of ["Player", "State", "Balance", "Deposits", "KYC", "Registered"])
      await expect(heads().some((it) => it.startsWith(name))).toBe(true);
    for (const name of ["Email", "Phone", "Date of birth", "Last name"])
      await expect(heads().some((it) => it.startsWith(name))).toBe(false);
  },
});

/** The operator that a brand belongs to is for SUPER_ADMIN (shell §6). */
export const ParentOperatorForSuperAdmins: SceneStory = {
  args: { account: "super-admin" },
  play: async () => {
    await firstRow();
    await expect(heads().some((it) => it.startsWith("Parent operator"))).toBe(true);
  },
};
export const ForAdmin = look(
  {
    args: { account: "admin" },
    play: async () => {
      await firstRow();
      await expect(heads().some((it) => it.startsWith("Parent operator"))).toBe(false);
    },
  },
  { name: "Signed in as admin" },
);

/** A row opens the player's drawer, and J moves to the next one. */
export const OpensThePlayer: SceneStory = {
  play: async ({ loaded: { history } }) => {
    const first = await firstRow();
    await userEvent.click(first);
    await (await drawer()).findByText(`Player ${first.dataset["rowId"]}`);
    const next = document.querySelectorAll<HTMLElement>("tr[data-row-id]")[1]!.dataset["rowId"]!;
    (await drawer()).getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("j");
    await waitFor(() => expect(history.location.search).toContain(`player=${next}`));
  },
};

/** Filters blocked players, marked as such. */
export const Blocked = look({
  args: {
    at: "/players?isBlocked=true",
    arrange: (db) => {
      const player = firstOf(db.players, (it) => !it.isDeleted && !it.isTest);
      db.players.set(player.playerId, { ...player, isBlocked: true });
    },
  },
  play: async () => {
    await expect(await firstRow()).toHaveTextContent("Blocked");
  },
});

export const Empty = look(emptyPage("No players yet"));
export const Forbidden = forbiddenPage("listPlayers", "view_players");
