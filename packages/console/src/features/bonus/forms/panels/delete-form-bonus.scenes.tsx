import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { answerAll, formOf } from "#testing/rows/bonus-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Bonus/Delete bonus form",
  tags: ["panel:delete-form-bonus"],
  args: { arrange: answerAll, opens: (db) => ({ id: "delete-form-bonus", params: { form: formOf(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const bonusForm = confirmation({
  title: "Delete bonus form",
  button: /^Delete FM-/,
  write: "deleteBonusForm",
  failure: "Unable To Delete Bonus Form",
});

export const Asked = bonusForm.asks((db) => {
  const { title, uniqeId } = formOf(db);
  return `Delete ${title} (${uniqeId}) of Nordlys. Players can no longer request it. Decided requests stay in the history.`;
});

export const Deleted = bonusForm.sends(
  (db) => ({ query: { bonusId: formOf(db).bonusId, opId: "op-nordlys" } }),
  "Bonus form deleted.",
  {
    args: { at: "/bonus/form/new?opId=op-nordlys" },
    after: () => waitFor(() => expect(screen.getByRole("grid", { name: "Bonus forms" })).toBeVisible()),
  },
);

/** Pending requests must be decided first. */
export const RequestsPending = look(
  bonusForm.waits("3 requests of this form are pending.", {
    opens: (db) => ({ id: "delete-form-bonus", params: { form: formOf(db, 3) } }),
  }),
);

/** A request arrived meanwhile. */
export const AskedMeanwhile = bonusForm.refused((db) => {
  const [other] = [...db.bonus.requests.values()];
  db.bonus.requests.set("new", { ...other!, requestId: "new", bonusId: formOf(db).bonusId, status: "PENDING" });
}, /(is|are) pending\.$/);

/** Refused without a message (content §8). */
export const RefusedWithoutWords = bonusForm.refused(() => undefined, "Failed to delete bonus form", {
  faults: [{ operation: "deleteBonusForm", fault: "refused-silently" }],
});

export const WithoutRight = bonusForm.forbidden("delete_bonuses", "operator-manager");
