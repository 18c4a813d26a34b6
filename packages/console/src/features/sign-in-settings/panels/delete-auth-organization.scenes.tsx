import { expect, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import { organization } from "#testing/rows/sign-in-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  args: { opens: (db) => ({ id: "delete-auth-organization", params: { organization: organization(db) } }) },
} satisfies SceneMeta;

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
export const StillUsed = panel.refused(
  () => undefined,
  (db) => {
    const { displayName, memberCount } = organization(db, true);
    return `${displayName} still has ${memberCount} members; move them first.`;
  },
  { opens: (db) => ({ id: "delete-auth-organization", params: { organization: organization(db, true) } }) },
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
