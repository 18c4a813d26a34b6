import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { signInDomain } from "#testing/rows/sign-in-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete sign-in address",
  tags: ["panel:delete-auth-domain"],
  args: { opens: (db) => ({ id: "delete-auth-domain", params: { domain: signInDomain(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete sign-in address",
  button: "Delete sign-in address",
  write: "deleteSignInDomain",
  failure: "Unable To Delete Domain",
});

export const Asked = panel.asks(
  (db) => `Delete ${signInDomain(db).url} at the sign-in service as Callback. Nobody can sign in through it any more.`,
);
/** Identified by address and type (content §7). */
export const Deleted = panel.sends(
  (db) => ({ query: { domain: signInDomain(db).url, type: "Callback" } }),
  "Sign-in address deleted.",
);
export const Gone = panel.refused(
  (db) => void db.signIn.domains.delete(signInDomain(db).uuid),
  "This address is not in the list.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deleteSignInDomain", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    await waitFor(() =>
      expect(shownDialog("Unable To Delete Domain").getByText("Failed to delete domain")).toBeVisible(),
    );
  },
};
export const WithoutRight = panel.forbidden("edit_sign_in_domains", "operator-admin");
