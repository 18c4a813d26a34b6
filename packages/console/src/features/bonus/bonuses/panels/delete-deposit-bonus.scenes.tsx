import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { bonusOf, claimBonus, leaveBonus } from "#testing/rows/bonus-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Bonus/Delete bonus",
  tags: ["panel:delete-deposit-bonus"],
  args: {
    arrange: leaveBonus,
    opens: (db) => ({ id: "delete-deposit-bonus", params: { bonus: bonusOf(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const bonus = confirmation({
  title: "Delete bonus",
  button: /^Delete BN-/,
  write: "deleteBonus",
  failure: "Unable To Delete Bonus",
});

/** The question names bonus, operator and consequence. */
export const Asked = bonus.asks((db) => {
  const { title, uniqeId } = bonusOf(db);
  return `Delete ${title} (${uniqeId}) of Nordlys. Players can no longer claim it. Players keep what they have claimed.`;
});

/** Shows a toast and the bonus list with its query string. */
export const Deleted = bonus.sends(
  (db) => ({ query: { bonusId: bonusOf(db).bonusId, opId: "op-nordlys" } }),
  "Bonus deleted.",
  {
    args: { at: "/bonus/x?opId=op-nordlys" },
    after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Bonuses" })).toBeVisible()),
  },
);

/** Claimed meanwhile: the server refuses with the reason. */
export const StillUsed = bonus.refused(
  (db) => claimBonus(db, bonusOf(db).bonusId),
  "A player is still using this bonus.",
);

/** Refused without a message (content §8). */
export const RefusedWithoutWords = bonus.refused(() => undefined, "Failed to delete bonus", {
  faults: [{ operation: "deleteBonus", fault: "refused-silently" }],
});

export const WithoutRight = bonus.forbidden("delete_bonuses", "operator-manager");
