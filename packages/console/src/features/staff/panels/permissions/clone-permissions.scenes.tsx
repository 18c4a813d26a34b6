import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDialog, shownDrawer } from "#testing/on-screen.ts";
import { changeStaff, colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";

const opens = (db: Db) => ({ id: "clone-permissions", params: { staff: colleague(db) } }) as const;

export default {
  ...staging,
  title: "Panels/Settings/Clone Permissions",
  tags: ["panel:clone-permissions"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "clonePermissions", save: "Clone permissions" });
/** From Priya, the operator manager account of the mock server. */
const fill = async () => {
  await choose(/^From/, "Priya");
  await choose(/^Role of the source/, "Operator manager");
  await choose(/^Permissions/, "view_banks");
};

export const Cloned = panel.sends(
  fill,
  (db) => ({
    body: {
      sourceUserId: "auth0|operator-manager",
      sourceRole: "OPERATOR_MANAGER",
      permissions: ["view_banks"],
      targetUserId: colleague(db).user_id,
    },
  }),
  "Permissions cloned. They apply from the next sign-in.",
  { after: (db) => expect(colleague(db).permissions).toEqual(["view_banks"]) },
);

/** Missing fields: the documented sentence, and an error at each field (content §5). */
export const Missing: SceneStory = {
  play: async ({ loaded }) => {
    await (await drawer()).findByRole("combobox", { name: /^From/ });
    await panel.save();
    await waitFor(() =>
      expect(screen.getByText("Invalid input, please check input fields and try again.")).toBeVisible(),
    );
    await waitFor(() =>
      expect(shownDrawer().getByRole("combobox", { name: /^From/ })).toHaveAccessibleDescription(
        "Choose the source user.",
      ),
    );
    await expectNothingSent(loaded, "clonePermissions");
  },
};

/** Changing the source clears the selection. */
export const AnotherSource = {
  ...panel.says(
    async () => {
      await fill();
      await choose(/^From/, "Aylin");
      await choose(/^Role of the source/, "Operator admin");
    },
    async () => (await drawer()).findByRole("combobox", { name: /^Permissions/ }),
    "Choose at least one permission.",
  ),
  tags: ["browser"],
};

/** The receiver's role may not have this permission. */
export const NotForTheRole: SceneStory = {
  tags: ["browser"],
  play: async () => {
    await choose(/^From/, "Mara");
    await choose(/^Role of the source/, "Super admin");
    await choose(/^Permissions/, "migrate_users");
    await panel.save();
    await waitFor(() =>
      expect(shownDrawer().getByRole("combobox", { name: /^Permissions/ })).toHaveAccessibleDescription(
        "OPERATOR_MANAGER may not have migrate_users.",
      ),
    );
  },
};
const fails = (fault: "refused-silently" | "cut", title: string, says: string): SceneStory => ({
  args: { faults: [{ operation: "clonePermissions", fault }] },
  play: async () => {
    await fill();
    await panel.save();
    await waitFor(() => expect(shownDialog(title).getByText(says)).toBeVisible());
  },
});
/** The documented message, when the server has none or does not respond (content §8). */
export const RefusedWithoutWords = {
  ...fails("refused-silently", "Unable To Clone Permissions", "Failed to clone permissions"),
  tags: ["browser"],
};
export const NoAnswer = {
  ...fails("cut", "The Change Is Not Confirmed", "An error occurred while cloning the permissions"),
  tags: ["browser"],
};
/** The source lost the permission meanwhile. */
export const LostMeanwhile: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded: { db } }) => {
    await fill();
    changeStaff(db, signedIn(db, "operator-manager"), { permissions: [] });
    await panel.save();
    await waitFor(() =>
      expect(shownDrawer().getByRole("combobox", { name: /^Permissions/ })).toHaveAccessibleDescription(
        "The user to copy from does not have view_banks.",
      ),
    );
  },
};
