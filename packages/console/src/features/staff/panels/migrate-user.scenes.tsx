import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { choicesIn, chooseInQuestion } from "#testing/stories/choose.ts";

const opens = (db: Db) => ({ id: "migrate-user", params: { staff: colleague(db) } }) as const;

export default {
  ...staging,
  title: "Panels/Settings/Migrate User",
  tags: ["panel:migrate-user"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const fill = async () => {
  // Waits for the operators.
  await (await dialog("Migrate User")).findByText(/from Nordlys/);
  await chooseInQuestion(/^Operator/, "Polaris");
  await chooseInQuestion(/^New role/, "Operator admin");
};
const panel = confirmation({
  title: "Migrate User",
  button: /^Migrate/,
  write: "migrateUser",
  failure: "Unable To Migrate User",
  fill: () => fill(),
});

const offers = (account: string, roles: readonly string[]): SceneStory => ({
  args: { account },
  play: async () => {
    const box = await (await panel.question()).findByRole("combobox", { name: /^New role/ });
    await expect(choicesIn(box)).toEqual(roles);
  },
});

export const Asked = panel.asks((db) => {
  const { email, app_metadata } = colleague(db);
  return `Move ${app_metadata.nickname} (${email}) from Nordlys to Polaris as Operator admin. They lose access to the operator that they leave.`;
});
/** Operator roles only, since the others have no operator. */
export const ForSuperAdmins = offers("super-admin", ["Operator admin", "Operator manager"]);
export const ForAdmin = look(offers("admin", ["Operator admin", "Operator manager"]), { name: "Signed in as admin" });

/** Returns to the list of admins with its query string (content §2). */
export const OpensTheListWithItsQuery = panel.sends(
  (db) => ({ body: { adminId: colleague(db).user_id, opId: "br-polaris", role: "OPERATOR_ADMIN" } }),
  (db) => `${colleague(db).app_metadata.nickname} migrated to Polaris.`,
  {
    args: { at: "/settings/admins/x?opId=op-nordlys&role=OPERATOR_MANAGER" },
    after: async (db) => {
      await waitFor(() => expect(screen.getByRole("grid", { name: "Admins" })).toBeVisible());
      const left = [...db.staff.users.values()].filter(
        ({ app_metadata: { opId, roles } }) => opId === "op-nordlys" && roles[0] === "OPERATOR_MANAGER",
      );
      await waitFor(() => expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(left.length));
    },
  },
);

/** The operator must be active to receive users (shell §5): error at the field. */
export const OperatorNotActive: SceneStory = {
  args: {
    arrange: (db) => void db.operators.set("br-polaris", { ...db.operators.get("br-polaris")!, status: "INACTIVE" }),
  },
  play: async () => {
    await fill();
    await panel.confirm();
    const box = (await panel.question()).getByRole("combobox", { name: /^Operator/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription("The operator must be active to receive users."));
  },
};

export const Nothing: SceneStory = {
  play: async () => {
    await userEvent.click(await panel.button());
    const asked = await panel.question();
    await waitFor(() =>
      expect(asked.getByRole("combobox", { name: /^Operator/ })).toHaveAccessibleDescription(/Choose the operator/),
    );
    await expect(asked.getByRole("combobox", { name: /^New role/ })).toHaveAccessibleDescription(
      "Choose the new role.",
    );
  },
};
export const Gone = panel.refused(
  (db) => void db.staff.users.delete(colleague(db).user_id),
  "This user does not exist.",
);
export const PartnerUser = look(
  panel.waits("The user of a partner cannot be migrated.", {
    opens: (db) => ({ id: "migrate-user", params: { staff: signedIn(db, "partner") } }),
  }),
);
/** Only platform staff move users between operators. */
export const WithoutRight = panel.forbidden("migrate_users", "operator-admin");
