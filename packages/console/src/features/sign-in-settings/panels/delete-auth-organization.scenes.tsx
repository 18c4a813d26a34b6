import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { organization } from "#testing/rows/sign-in-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete organization",
  tags: ["panel:delete-auth-organization"],
  args: { opens: (db) => ({ id: "delete-auth-organization", params: { organization: organization(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete organization",
  button: /^Delete /,
  write: "deleteSignInOrganization",
  failure: "Unable To Delete Organization",
});

export const Asked = panel.asks((db) => {
  const { displayName, name } = organization(db);
  return `Delete the organization ${displayName} (${name}) at the sign-in service. An organization with users who still sign in through it cannot be deleted.`;
});
export const Deleted = panel.sends((db) => ({ query: { orgId: organization(db).orgId } }), "Organization deleted.");
export const InUse = look(
  panel.refused(
    () => undefined,
    (db) => {
      const { displayName, memberCount } = organization(db, true);
      return `${displayName} still has ${memberCount} members; move them first.`;
    },
    { opens: (db) => ({ id: "delete-auth-organization", params: { organization: organization(db, true) } }) },
  ),
  { name: "Still in use" },
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteSignInOrganization", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    const failed = await dialog("Unable To Delete Organization");
    await waitFor(() => expect(failed.getByText("Failed to delete Organization")).toBeVisible());
  },
};
export const WithoutRight = panel.forbidden("edit_sign_in_domains", "operator-admin");
