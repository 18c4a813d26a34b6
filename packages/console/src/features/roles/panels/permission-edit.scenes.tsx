import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { permissionOf } from "#testing/rows/role-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const opens = (db: Db) => ({ id: "permission-edit", params: { permission: permissionOf(db, "view_banks") } }) as const;
const NEW = { opens: () => ({ id: "permission-edit", params: {} }) as const };

export default {
  ...staging,
  title: "Panels/Settings/Create Permission or Edit Permission",
  tags: ["panel:permission-edit"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const edited = form({ write: "savePermission" });
const added = form({ write: "savePermission", save: "Add permission", args: NEW });
const SAVED = "Permission saved. The users who have it are being updated: please wait 5 minutes.";
const fill = async () => {
  await typeIn(/^Key/, "view_exports");
  await typeIn(/^Description/, "Sees finished exports");
  await choose(/^Allowed roles/, "ADMIN");
  await userEvent.type(await (await drawer()).findByRole("textbox", { name: /^Tags/ }), "exports,read{Enter}");
};

/** The key is read-only (content §5). */
export const KeyStays: SceneStory = {
  play: async () => {
    const key = await (await drawer()).findByRole("textbox", { name: /^Key/ });
    await expect(key).toHaveValue("view_banks");
    await expect(key).toHaveAttribute("readonly");
  },
};

/** Sends comma-separated lists, and says in words that it takes effect within 5 minutes (content §3, §4). */
export const Edited = edited.sends(
  () => typeIn(/^Description/, "Sees the banks"),
  (db) => {
    const { _id, name, tags, allowedRoles, requiredMenuItems } = permissionOf(db, "view_banks");
    return { body: { _id, name, desc: "Sees the banks", tags, allowedRoles, requiredMenuItems, edit: true } };
  },
  SAVED,
);
export const New = look({
  ...added.sends(
    fill,
    {
      body: {
        name: "view_exports",
        desc: "Sees finished exports",
        tags: "exports, read",
        allowedRoles: ["ADMIN"],
        requiredMenuItems: "",
        edit: false,
      },
    },
    SAVED,
  ),
  tags: ["browser"],
});

/** Invalid: not sent (ruling 3); the documented sentence, and an error at each field. */
export const Missing: SceneStory = {
  args: NEW,
  play: async ({ loaded }) => {
    await added.save();
    await waitFor(() =>
      expect(screen.getByText("Invalid data, make sure to fill all required input fields.")).toBeVisible(),
    );
    const panel = await drawer();
    await waitFor(() =>
      expect(panel.getByRole("textbox", { name: /^Description/ })).toHaveAccessibleDescription(/Enter a description\./),
    );
    await expect(panel.getByRole("textbox", { name: /^Tags/ })).toHaveAccessibleDescription(/Add at least one tag\./);
    await expect(panel.getByRole("combobox", { name: /^Allowed roles/ })).toHaveAccessibleDescription(
      /Choose at least one role\./,
    );
    await expectNothingSent(loaded, "savePermission");
  },
};
export const KeyTaken = {
  ...added.taken(
    async () => {
      await fill();
      await typeIn(/^Key/, "view_players");
    },
    /^Key/,
    "A permission with the key view_players already exists.",
  ),
  tags: ["browser"],
};
export const Gone = edited.refused(
  () => typeIn(/^Description/, "Sees the banks"),
  (db) => void db.staff.permissions.delete(permissionOf(db, "view_banks")._id),
  "This permission does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "savePermission", fault: "refused-silently" }] },
  play: async () => {
    await typeIn(/^Description/, "Sees the banks");
    await edited.save();
    const failed = await dialog("Unable To Save Permission");
    await waitFor(() => expect(failed.getByText("Failed to save permission")).toBeVisible());
  },
};
export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: () => waitFor(() => expect(shownDrawer().getByText("edit_permissions")).toBeVisible()),
};
