import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, title: "Pages/Settings/Roles", args: { at: "/settings/roles" } } satisfies SceneMeta;

export const Default = look(filledPage);
export const WithPanel: SceneStory = {
  play: async () => {
    await userEvent.click(await screen.findByText("OPERATOR_MANAGER"));
    await waitFor(() => expect(shownDrawer().getByText("Role")).toBeVisible());
  },
};
export const Empty = look(emptyPage("No roles yet", { arrange: (db) => db.staff.roles.clear() }));
/** Shows the documented message (shell §6). */
export const Forbidden: SceneStory = {
  ...forbiddenPage("listRoles", "view_roles"),
  play: () =>
    waitFor(() =>
      expect(screen.getByText(/^Unauthorized.*log out and log in again to update your permissions/)).toBeVisible(),
    ),
};
