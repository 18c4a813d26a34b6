import { expect, screen, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Notifications",
  args: { at: "/settings/notifications" },
} satisfies SceneMeta;

/** Newest first; notifications to all staff are marked. */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    const row = within(await firstRow());
    const newest = [...db.system.adminNotifications.values()].toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    )[0]!;
    await expect(row.getByText(newest.title)).toBeVisible();
    await expect(row.getByText("Everybody")).toBeVisible();
    await expect(row.getByText("Warning")).toBeVisible();
  },
});

/** Read-only users: disabled buttons give the reason. */
export const WithoutRights: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await firstRow();
    await expect(screen.getByRole("button", { name: "Delete all…" })).toHaveAccessibleDescription(/edit_notifications/);
  },
};

export const Empty = look(emptyPage("No notifications yet"));
export const Forbidden = forbiddenPage("listAdminNotifications", "view_notifications");
