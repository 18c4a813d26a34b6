import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { placeRelease, releaseOf } from "#testing/rows/bonus-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Bonus/Delete bonus release",
  tags: ["panel:delete-bonus-release"],
  args: {
    arrange: (db) => placeRelease(db, "ENDED"),
    opens: (db) => ({ id: "delete-bonus-release", params: { release: releaseOf(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const release = confirmation({
  title: "Delete bonus release",
  button: /^Delete RL-/,
  write: "deleteBonusRelease",
  failure: "Unable To Delete Bonus Release",
});

/** The question names release, operator and consequence. */
export const Asked = release.asks((db) => {
  const { title, uniqeId } = releaseOf(db);
  return `Delete ${title} (${uniqeId}) of Nordlys. Players keep their claims.`;
});
export const Scheduled = look(
  release.asks(/It will not start\.$/, {
    arrange: (db) => placeRelease(db, "SCHEDULED"),
    opens: (db) => ({ id: "delete-bonus-release", params: { release: releaseOf(db, "SCHEDULED") } }),
  }),
);

export const Deleted = release.sends(
  (db) => ({ query: { bonusId: releaseOf(db).bonusId, opId: "op-nordlys" } }),
  "Bonus release deleted.",
  {
    args: { at: "/bonus/releases/x?opId=op-nordlys" },
    after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Bonus releases" })).toBeVisible()),
  },
);

/** A running release must end first. */
export const Running = look(
  release.waits("The release is running. End it first.", {
    opens: (db) => ({ id: "delete-bonus-release", params: { release: releaseOf(db, "RUNNING") } }),
  }),
);

/** Started meanwhile. */
export const StartedMeanwhile = release.refused(
  (db) => placeRelease(db, "RUNNING"),
  "This release is running. End it first.",
);

export const WithoutRight = release.forbidden("delete_bonuses", "operator-manager");
