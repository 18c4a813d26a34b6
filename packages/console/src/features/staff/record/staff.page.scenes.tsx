import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { colleague } from "#testing/rows/staff-rows.ts";
import { moreItem } from "#testing/more-item.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const of = (id: string, tab = "") => `/settings/admins/${encodeURIComponent(id)}${tab && `?tab=${tab}`}`;

export default {
  ...staging,
  title: "Pages/Other/Admin details",
  args: { at: (db: Db) => of(colleague(db).user_id) },
} satisfies SceneMeta;

/** Name and key figures of the user. */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    const { app_metadata } = colleague(db);
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: new RegExp(`^${app_metadata.nickname}`) })).toBeVisible(),
    );
    await expect(screen.getByText("Operator manager · Nordlys")).toBeVisible();
  },
});

/** Block updates the page at once and offers Unblock (content §4). */
export const Blocks: SceneStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Block" }));
    const confirmation = await dialog("Block User");
    await userEvent.click(confirmation.getByRole("button", { name: /^Block / }));
    await waitFor(() => expect(screen.getByText("User successfully blocked!")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: "Unblock" })).toBeVisible());
  },
};
export const Rights = look(
  {
    args: { at: (db) => of(colleague(db).user_id, "rights") },
    play: async ({ loaded: { db } }) => {
      const list = await screen.findByRole("list", { name: "Permissions" });
      await expect(list.children).toHaveLength(colleague(db).permissions.length);
    },
  },
  { name: "Permissions tab" },
);

/** Activities of this user only. */
export const Activity = look(
  {
    args: { at: of("auth0|operator-admin", "activity") },
    play: async () => {
      const grid = await screen.findByRole("grid", { name: "Activity" });
      await waitFor(() => expect(grid.querySelectorAll("tr[data-row-id]").length).toBeGreaterThan(0));
    },
  },
  { name: "Activity tab" },
);
export const SignIns = look(
  {
    args: { at: of("auth0|operator-admin", "sign-ins") },
    play: async () => {
      const grid = await screen.findByRole("grid", { name: "Sign-ins" });
      await waitFor(() => expect(grid.querySelectorAll("tr[data-row-id]").length).toBeGreaterThan(0));
    },
  },
  { name: "Sign-ins tab" },
);
export const Oneself: SceneStory = {
  args: { at: of("auth0|super-admin") },
  play: async () => expect(await moreItem("Delete")).toHaveAccessibleDescription("You cannot delete yourself."),
};
export const NotFound = look({
  args: { at: of("auth0|nobody") },
  play: () => waitFor(() => expect(screen.getByText("This admin does not exist")).toBeVisible()),
});
export const Forbidden = forbiddenPage("showUser", "view_users");
