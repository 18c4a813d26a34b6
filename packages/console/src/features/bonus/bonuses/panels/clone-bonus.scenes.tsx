import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { bonusOf } from "#testing/rows/bonus-rows.ts";
import { cloneStories } from "#testing/stories/clone-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { termsOf } from "../terms/terms-of.ts";

const clone = cloneStories({
  noun: "bonus",
  write: "cloneBonus",
  cloned: bonusOf,
  terms: (db) => ({ ...termsOf(bonusOf(db)), type: bonusOf(db).type, status: bonusOf(db).status }),
  opens: (db) => ({ id: "clone-bonus", params: { bonus: bonusOf(db) } }),
  sameAt: (db, opId) =>
    void db.bonus.bonuses.set("same", {
      ...bonusOf(db),
      bonusId: "same",
      opId,
      startTime: "2027-02-28T00:00:00Z",
      endTime: "2027-03-31T00:00:00Z",
    }),
});

export default {
  ...staging,
  title: "Panels/Bonus/Clone Bonus",
  tags: ["panel:clone-bonus"],
  args: clone.args,
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

export const Asked = clone.asked;
export const Cloned = clone.cloned;
export const WithoutStart = clone.withoutStart;
export const WithoutEnd = clone.withoutEnd;
export const WithoutOperator = clone.withoutOperator;
export const EndsBeforeItStarts = clone.endsBeforeItStarts;
export const SameConditions = clone.sameConditions;
export const WithoutRight = clone.withoutRight;
