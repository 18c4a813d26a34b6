import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { frontDoorDomain } from "#testing/rows/front-door-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const opening = (served?: boolean) => (db: Db) => {
  const { id, name, hostName } = frontDoorDomain(db, served);
  return { id: "delete-afd-domain", params: { domain: { id, name, hostName } } } as const;
};

export default {
  ...staging,
  title: "Panels/Settings/Delete custom domain",
  tags: ["panel:delete-afd-domain"],
  args: { account: "dev-ops", opens: opening() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete custom domain",
  button: /^Delete /,
  write: "deleteFrontDoorDomain",
  failure: "Unable To Delete Custom Domain",
});

/** Identified by name and ID; the toast is the server's text (content §7, §8). */
export const Deleted = panel.sends((db) => {
  const { id, name } = frontDoorDomain(db);
  return { query: { name, targetId: id } };
}, "Custom domain is successfully deleted!");
export const Asked = panel.asks((db) => {
  const { name, hostName } = frontDoorDomain(db);
  return `Delete ${name} at Front Door. ${hostName} can no longer be reached through it. A domain that an endpoint serves cannot be deleted.`;
});
const toasts = (says: string, args: SceneStory["args"], meanwhile: (db: Db) => void = () => undefined): SceneStory => ({
  args: args ?? {},
  play: async ({ loaded: { db } }) => {
    const question = await panel.question();
    meanwhile(db);
    await panel.confirm();
    await waitFor(() => expect(screen.getByText(says)).toBeVisible());
    await expect(question.getByRole("button", { name: /^Delete / })).toBeVisible();
  },
});
/** An error toast; the question stays (content §8). */
export const InUse = look(
  toasts("Unable to delete custom domain. It can be still associated with some endpoints.", {
    opens: opening(true),
  }),
  { name: "Still in use" },
);
/** The server sends no message: the documented one is shown. */
export const RefusedWithoutWords = toasts(
  "Unable to delete custom domain. It can be still associated with some endpoints.",
  { faults: [{ operation: "deleteFrontDoorDomain", fault: "refused-silently" }] },
);
/** Deleted by another user meanwhile. */
export const Gone = toasts("This Front Door domain does not exist.", {}, (db) =>
  db.developer.frontDoor.delete(frontDoorDomain(db).id),
);
export const WithoutRight = panel.forbidden("edit_front_door", "operator-admin");
