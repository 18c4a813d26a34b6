import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { changeRequest, waitingRequests } from "#testing/rows/bonus-rows.ts";
import { comeBackUntil } from "#testing/come-back.ts";
import { dialog, drawer, firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { pressMore } from "#testing/press-more.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Pages/Bonus/Requests",
  args: { at: "/bonus/form/requests" },
} satisfies SceneMeta;

export const Default = look();

const first = (db: Db) => waitingRequests(db)[0]!;
const openFirst = async () => {
  (await firstRow()).focus();
  await userEvent.keyboard("{Enter}");
  return drawer();
};
const pressReady = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

/** Pending requests only, oldest first. */
export const OldestFirst: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await firstRow();
    const ids = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((row) => row.dataset["rowId"]);
    await expect(ids).toEqual(
      waitingRequests(db)
        .map(({ requestId }) => requestId)
        .slice(0, ids.length),
    );
  },
};

/** Rejecting by keyboard opens the next request; decided requests stay visible. */
export const RejectedByKeys: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [one, next] = waitingRequests(db);
    const panel = await openFirst();
    await panel.findByRole("button", { name: /^Reject/ });
    await userEvent.keyboard("r");
    const asks = await dialog("Reject Bonus Request");
    await userEvent.type(asks.getByRole("textbox", { name: /^Note/ }), "One gift a year.");
    await pressReady("Reject request");
    await waitFor(() => expect(screen.getByText("Bonus request rejected.")).toBeVisible());
    await expect(db.bonus.requests.get(one!.requestId)?.status).toBe("REJECTED");
    await waitFor(() => expect(shownDrawer().getByText(`Player ${next!.playerCode}`)).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Rejected", hidden: true })).toHaveLength(1));
  },
};

/** Approves from the row in two steps: no drawer opens, and the row shows its new status. */
export const ApprovedFromTheRow: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { requestId } = first(db);
    (await firstRow()).focus();
    await userEvent.keyboard("a");
    await pressReady("Next");
    await (await drawer()).findByRole("heading", { name: "Confirm" });
    await typeIn(/^Note/, "Five years with us.");
    await userEvent.click((await drawer()).getByRole("checkbox"));
    await pressReady("Send");
    await waitFor(() => expect(screen.getByText("Bonus request approved.")).toBeVisible());
    await expect(db.bonus.requests.get(requestId)?.status).toBe("APPROVED");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Approved" })).toHaveLength(1));
  },
};

/** Another user decides the open request: the drawer shows the decision and removes the buttons. */
export const DecidedByOthers: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const panel = await openFirst();
    await panel.findByRole("button", { name: "Approve…" });
    changeRequest(db, first(db), { status: "APPROVED", decidedBy: "Priya" });
    await comeBackUntil(() => void panel.getByText("Priya"));
    await expect(panel.queryByRole("button", { name: "Approve…" })).toBeNull();
  },
};

/** Decided requests with author, latest first; none can be decided again. */
export const History = look({
  args: { at: "/bonus/form/history" },
  play: async () => {
    await firstRow();
    await expect(screen.queryByRole("cell", { name: "Pending" })).toBeNull();
    await userEvent.click(await firstRow());
    const panel = await drawer();
    await panel.findByRole("button", { name: "Change balance…" });
    await expect(panel.queryByRole("button", { name: "Approve…" })).toBeNull();
  },
});

/** Changes the balance from the request, in the player's currency. */
export const ChangesTheBalance: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await openFirst();
    await pressMore("Change balance…");
    const question = await dialog("Change balance");
    await waitFor(() => expect(question.getByDisplayValue(first(db).currency)).toBeVisible());
  },
};
export const Empty = look(emptyPage("No pending requests"));
export const Forbidden = forbiddenPage("listBonusFormRequests", "view_bonus_requests");
