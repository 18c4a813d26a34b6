import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { bonusOf, releaseOf } from "#testing/rows/bonus-rows.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, title: "Pages/Bonus/Bonuses", args: { at: "/bonus/list" } } satisfies SceneMeta;

export const Default = look(filledPage);
export const Empty = look(emptyPage("No bonuses yet"));
export const Forbidden = forbiddenPage("listBonuses", "view_bonuses");
export const Claims: SceneStory = { ...filledPage, args: { at: "/bonus/claims" } };
export const Transactions = look({ ...filledPage, args: { at: "/bonus/transactions" } });
export const Releases: SceneStory = { ...filledPage, args: { at: "/bonus/releases" } };

/** The bonus page shows terms, claims and actions. */
export const Record = look(
  {
    args: { at: (db) => `/bonus/${bonusOf(db).bonusId}` },
    play: async ({ loaded: { db } }) => {
      await waitFor(() => expect(screen.getByRole("heading", { name: new RegExp(bonusOf(db).title) })).toBeVisible());
      for (const name of ["Edit", "Clone", "Delete"]) await expect(screen.getByRole("button", { name })).toBeVisible();
      await userEvent.click(screen.getByRole("tab", { name: /^Claims/ }));
      await waitFor(() => expect(screen.getByRole("grid", { name: "Claims" })).toBeVisible());
      await expect(screen.getByRole("tab", { name: "JSON" })).toBeVisible();
    },
  },
  { name: "Bonus page" },
);
/** A bonus that has ended and is still active offers to deactivate it. */
export const EndedButActive: SceneStory = {
  args: {
    at: (db) => {
      const bonus = bonusOf(db);
      db.bonus.bonuses.set(bonus.bonusId, { ...bonus, status: "ACTIVE", endTime: "2020-01-01T00:00:00Z" });
      return `/bonus/${bonus.bonusId}`;
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Ended but still active")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Deactivate…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Bonus" })).toBeVisible());
  },
};
export const ReleaseRecord = look(
  {
    args: { at: (db) => `/bonus/releases/${releaseOf(db).bonusId}` },
    play: async ({ loaded: { db } }) => {
      const { title, claimsCount, playersCount } = releaseOf(db);
      await waitFor(() => expect(screen.getByRole("heading", { name: new RegExp(title) })).toBeVisible());
      await expect(screen.getByText(`${claimsCount} of ${playersCount}`)).toBeVisible();
    },
  },
  { name: "Bonus release page" },
);

/** Disabled actions name the missing permission; JSON is hidden. */
export const ReadOnly = look({
  args: { at: (db) => `/bonus/${bonusOf(db).bonusId}`, account: "operator-manager" },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Clone" })).toHaveAccessibleDescription(/edit_bonuses/),
    );
    await expect(screen.queryByRole("tab", { name: "JSON" })).toBeNull();
    await expect(await moreItem("Delete")).toHaveAccessibleDescription(/delete_bonuses/);
  },
});
