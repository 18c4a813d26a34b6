import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { changeRequest, requestOf } from "#testing/rows/bonus-rows.ts";
import { comeBackUntil } from "#testing/come-back.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says, showsFacts } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Bonus/Bonus request",
  tags: ["panel:bonus-request-details"],
  args: { at: (db) => `/?panel=bonus-request-details&request=${requestOf(db).requestId}` },
} satisfies SceneMeta;

export const Default = look();

/** Header figures and facts of a request. */
export const Filled = showsFacts(
  "Default amount, Player, Operator, Balance at request, Balance now, Bonus balance, Form, Prize, Requested, Why do you ask?, What do you play most?",
  {},
  ["Request"],
);

/** Approve opens the wizard that asks for the amount. */
export const ApprovalOpensWizard: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Approve…" }));
    const wizard = within(await screen.findByRole("dialog", { name: /^Topup Player/ }));
    await waitFor(() => expect(wizard.getByRole("textbox", { name: /^Amount/ })).toBeVisible());
  },
};

/** Sends the same call and shows the same toast as the documented dialog (content §7). */
export const Rejected: SceneStory = {
  parameters: { sends: ["decideBonusFormRequest"] },
  play: async ({ loaded }) => {
    const { requestId, bonusId, opId, playerCode } = requestOf(loaded.db);
    const reject = await (await drawer()).findByRole("button", { name: "Reject" });
    await expect(reject).toHaveAccessibleDescription("Write a note first.");
    await typeIn(/^Note/, "One gift a year.");
    await waitFor(() => expect(reject).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(reject);
    await waitFor(() => expect(screen.getByText("Bonus request rejected.")).toBeVisible());
    await says("Decided by");
    await expect(loaded.db.bonus.requests.get(requestId)?.status).toBe("REJECTED");
    await expect(sentTo(loaded, "decideBonusFormRequest")).toEqual([
      {
        query: { bonusId, opId },
        body: { opId, action: "REJECT", bonusId, playerCode, note: "One gift a year." },
      },
    ]);
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

export const NotFound = look(gonePanel(`/?panel=bonus-request-details&request=${NOBODY}`, "bonus request"));
export const Forbidden = look(forbiddenPanel("showBonusFormRequest", "view_bonus_requests"));
