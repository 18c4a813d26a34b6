import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { changeKeys, MANAGER, template } from "#testing/rows/role-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { acknowledge } from "#testing/stories/answer.ts";
import { cannotMore, says } from "#testing/stories/record.ts";
import { form, untouched } from "#testing/stories/form.ts";

const at = (id: string) => `/settings/roles?panel=role-details&roleId=${id}`;

export default {
  ...staging,
  title: "Panels/Settings/Role Details",
  tags: ["panel:role-details"],
  args: { at: at(MANAGER) },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "updateRole" });
const row = async (table: string, key: string) => {
  const grid = await (await drawer()).findByRole("grid", { name: table });
  return (await within(grid).findByText(key)).closest("tr")!;
};
const press = async (table: string, key: string, button: string) =>
  userEvent.click(within(await row(table, key)).getByRole("button", { name: new RegExp(`^${button}`) }));
const search = async (text: string) =>
  userEvent.type(await (await drawer()).findByRole("searchbox", { name: "Search permissions" }), text);
const UPDATED = "Permissions has been updated successfully!";
const SMALL = {
  arrange: (db: Parameters<typeof changeKeys>[0]) => changeKeys(db, MANAGER, ["view_players", "view_bets"]),
};

/** All permissions, and the role's permissions (shell §2.3). */
export const TwoTables = look(
  {
    args: SMALL,
    play: async ({ loaded: { db } }) => {
      await says(`All permissions: ${db.staff.permissions.size}`);
      await says("Active permissions: 2");
    },
  },
  { name: "Permissions in two tables" },
);
/** The list of all permissions fails: an error there, and the role's own stay. */
export const PermissionsFailed: SceneStory = {
  args: { ...SMALL, faults: [{ operation: "listPermissions", fault: "500" }] },
  play: async () => {
    await says(/^Active permissions: 2$/);
    await says(/^All permissions$/);
    const shown = await drawer();
    await waitFor(() => expect(shown.getByRole("button", { name: "Try again" })).toBeVisible());
    await expect(shown.getByText("view_bets")).toBeVisible();
  },
};
export const NothingChanged = panel.waits(untouched, "Add or remove a permission first.", SMALL);

/** Additions and removals are sent as one list of names (shell §7). */
export const AddedAndRemoved = panel.sends(
  async () => {
    await search("view_");
    await press("All permissions", "view_banks", "Add");
    await press("Active permissions", "view_bets", "Remove");
    await says(/1 added, 1 removed/);
  },
  {
    body: { roleId: MANAGER, roleName: "OPERATOR_MANAGER", permissions: ["view_banks", "view_players"] },
  },
  UPDATED,
  { args: SMALL },
);
export const ForOperatorAdmin = look(
  panel.sends(
    async () => {
      await search("view_b");
      await press("All permissions", "view_banks", "Add");
    },
    {
      body: { roleId: MANAGER, roleName: "OPERATOR_MANAGER", permissions: ["view_banks", "view_bets", "view_players"] },
    },
    UPDATED,
    { args: { ...SMALL, account: "operator-admin" } },
  ),
  { name: "Signed in as operator admin" },
);

/** Another user changed the role meanwhile: a notice, and both changes are kept. */
export const ChangedMeanwhile: SceneStory = {
  args: SMALL,
  play: async ({ loaded: { db, calls } }) => {
    await search("view_");
    await press("All permissions", "view_banks", "Add");
    changeKeys(db, MANAGER, ["view_players", "view_bets", "view_bank_accounts"], "2026-11-25T09:00:00Z");
    window.dispatchEvent(new Event("visibilitychange"));
    await says(/^Jonas has changed this role\. Your changes \(1 added\) are added to theirs\.$/);
    await panel.save();
    await waitFor(() => expect(screen.getByText(UPDATED)).toBeVisible());
    await expect(calls.find(({ id }) => id === "updateRole")?.input).toMatchObject({
      body: { permissions: ["view_bank_accounts", "view_banks", "view_bets", "view_players"] },
    });
  },
};

/** A permission that the role may not have cannot be added. */
export const NotForThisRole: SceneStory = {
  args: SMALL,
  play: async () => {
    await search("migrate_users");
    const add = within(await row("All permissions", "migrate_users")).getByRole("button", { name: /^Add/ });
    await expect(add).toHaveAccessibleDescription("OPERATOR_MANAGER cannot have this permission.");
  },
};

/** Only a super admin adds a permission that they do not hold (shell §6). */
export const NotOnesOwn: SceneStory = {
  args: {
    arrange: (db) => changeKeys(db, MANAGER, ["view_players"]),
    at: (db) => at(template(db)._id),
    account: "operator-admin",
  },
  play: async () => {
    await search("migrate_users");
    const add = within(await row("All permissions", "migrate_users")).getByRole("button", { name: /^Add/ });
    await expect(add).toHaveAccessibleDescription("You do not have this permission yourself.");
    await userEvent.click(add);
    await expect((await drawer()).queryByText(/1 added/)).toBeNull();
  },
};

/** Only SUPER_ADMIN and OPERATOR_ADMIN add and remove (shell §6). */
export const ReadOnly = look({
  args: { ...SMALL, account: "admin" },
  play: async () => {
    await says(/You need the permission edit_roles/);
    await row("Active permissions", "view_bets");
    await expect(screen.queryByRole("button", { name: /^(Add|Remove)/ })).toBeNull();
    await expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  },
});

/** The server sends no message: the documented one is shown (shell §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { ...SMALL, faults: [{ operation: "updateRole", fault: "refused-silently" }] },
  play: async () => {
    await search("view_bets");
    await press("Active permissions", "view_bets", "Remove");
    await panel.save();
    const failed = await dialog("Unable To Update Permissions");
    await waitFor(() => expect(failed.getByText("Error while updating the Permissions!")).toBeVisible());
  },
};

/** Only templates can be deleted. */
export const RolesStay = cannotMore("Delete…", "The role OPERATOR_MANAGER cannot be deleted.");
export const TemplateDeleted = look({
  args: { at: (db) => at(template(db)._id) },
  play: async ({ loaded: { db } }) => {
    const { name } = template(db);
    await pressMore("Delete…");
    const confirmation = await dialog("Delete permissions template");
    await acknowledge();
    await userEvent.click(await confirmation.findByRole("button", { name: `Delete ${name}` }));
    await waitFor(() => expect(screen.getByText("Permissions template deleted.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});
export const NotFound = look(gonePanel(at("rol-nothing"), "role"));
export const Forbidden = look(forbiddenPanel("showRole", "view_roles"));
