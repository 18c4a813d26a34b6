import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Staff permissions",
  args: { at: "/settings/staff-permissions" },
} satisfies SceneMeta;

export const Default = look(filledPage);
export const Edits: SceneStory = {
  args: { at: "/settings/staff-permissions?search=view_bank_accounts" },
  play: async () => {
    await screen.findByText("view_bank_accounts");
    await userEvent.click((await screen.findAllByRole("button", { name: /^Edit/ }))[0]!);
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Key/ })).toHaveValue("view_bank_accounts"));
  },
};
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: () =>
    waitFor(() =>
      expect(screen.getByRole("button", { name: "New permission" })).toHaveAccessibleDescription(/edit_permissions/),
    ),
};
export const Empty = look(emptyPage("No permissions yet", { arrange: (db) => db.staff.permissions.clear() }));
export const Forbidden = forbiddenPage("listPermissions", "view_permissions");
