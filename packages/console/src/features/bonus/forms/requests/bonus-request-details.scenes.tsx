import { expect, userEvent } from "storybook/test";
import { changeRequest, requestOf } from "#testing/rows/bonus-rows.ts";
import { comeBackUntil } from "#testing/come-back.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { showsFacts } from "#testing/stories/record.ts";

export default {
  ...staging,
  args: { at: (db) => `/?panel=bonus-request-details&request=${requestOf(db).requestId}` },
} satisfies SceneMeta;

/** Figures and facts of a request. */
export const Filled = showsFacts(
  "Default amount, Prize, Player, Operator, Balance at request, Form, Requested, Why do you ask?, What do you play most?",
  {},
  ["Request"],
);

/** Both decisions open their panel from here. */
export const Rejects: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Reject…" }));
    await expect(await (await dialog("Reject Bonus Request")).findByRole("textbox", { name: /^Note/ })).toBeVisible();
  },
};

/** Decided meanwhile: shows the decision and offers no actions. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await drawer();
    await panel.findByRole("button", { name: "Approve…" });
    changeRequest(db, requestOf(db), { status: "REJECTED", decidedBy: "Priya", note: "One gift a year." });
    await comeBackUntil(() => void panel.getByText("Priya"));
    await expect(panel.getByText("One gift a year.")).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Approve…" })).toBeNull();
  },
};

export const Gone = gonePanel(`/?panel=bonus-request-details&request=${NOBODY}`, "bonus request");
export const Forbidden = forbiddenPanel("showBonusFormRequest", "view_bonus_requests");
