import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNotUndone, expectUndone } from "#testing/stories/undo.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import { choicesIn, chooseInQuestion } from "#testing/stories/choose.ts";
import { ticketOf } from "#testing/rows/ticket-rows.ts";

const opens =
  (...wanted: Parameters<typeof ticketOf> extends [Db, ...infer Rest] ? Rest : never) =>
  (db: Db) =>
    ({ id: "update-ticket-status", params: { ticket: ticketOf(db, ...wanted) } }) as const;

export default {
  ...staging,
  title: "Panels/Support/Update Ticket Status",
  tags: ["panel:update-ticket-status"],
  args: { account: "operator-manager", opens: opens({ status: "NEW" }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const panel = confirmation({
  title: "Update Ticket Status",
  button: "Update",
  write: "updateTicketStatus",
  failure: "Unable To Update Ticket Status",
  read: "showTicket",
  fill: () => chooseInQuestion(/^Status/, "Closed"),
});
const offered = (status: Parameters<typeof ticketOf>[1], choices: readonly string[]): SceneStory => ({
  args: { opens: opens(status) },
  play: async () => {
    const box = await (await panel.question()).findByRole("combobox", { name: /^Status/ });
    await expect(choicesIn(box)).toEqual(choices);
  },
});
const dto = (db: Db) => {
  const { id, brandId, opId } = ticketOf(db);
  return { id, brandId, opId };
};

export const Asked = panel.asks((db) => {
  const { ticketNumber, playerCode, subject } = ticketOf(db);
  return `Ticket #${ticketNumber} of player ${playerCode}, “${subject}”, is new and becomes closed.`;
});

/** Update is disabled until a status is selected (shell §4). */
export const NothingChosen = panel.waits("Choose a status first.");

/** All five statuses, including the current one. */
export const OfANewTicket = offered({ status: "NEW" }, ["Closed", "New (now)", "Pending", "Replied", "Archived"]);
/** NEW is not offered for a closed ticket (shell §4, money §4). */
export const ClosedTicket = look(offered({ status: "CLOSED" }, ["Closed (now)", "Pending", "Replied", "Archived"]));

/** An unassigned ticket is assigned to the user (money §3). */
export const Closed = panel.sends(
  (db) => ({ body: { dto: { ...dto(db), agentId: "auth0|operator-manager", status: "CLOSED" } } }),
  "Ticket status updated.",
  { args: { opens: opens({ status: "NEW", agentId: null, agentName: null }) } },
);
/** An assigned ticket keeps its agent. */
export const StaysWithItsAgent = panel.sends(
  (db) => ({ body: { dto: { ...dto(db), agentId: "auth0|admin", status: "CLOSED" } } }),
  "Ticket status updated.",
  { args: { opens: opens({ status: "PENDING", agentId: "auth0|admin", agentName: "Jonas" }) } },
);

const ASSIGNED = { status: "PENDING", agentId: "auth0|admin", agentName: "Jonas" } as const;
const close = async () => {
  await chooseInQuestion(/^Status/, "Closed");
  await panel.confirm();
};

/** Undo sends the previous status; the ticket keeps its agent. */
export const Undone: SceneStory = {
  args: { opens: opens(ASSIGNED) },
  play: async ({ loaded }) => {
    await close();
    await expectUndone(loaded, "updateTicketStatus", {
      request: (db) => ({ body: { dto: { ...dto(db), agentId: "auth0|admin", status: "PENDING" as const } } }),
      says: / is pending again\.$/,
    });
  },
};

/** Archived by another user before Undo: it stays archived. */
export const ChangedBeforeUndo: SceneStory = {
  args: { opens: opens(ASSIGNED) },
  play: async ({ loaded }) => {
    await close();
    await expectNotUndone(loaded, "updateTicketStatus", {
      meanwhile: (db) => void ticketOf(db, { status: "ARCHIVED" }),
      change: /^Undo: Ticket closed, #/,
    });
  },
};

/** A new ticket stays assigned, and is not new any more: there is no Undo. */
export const NoUndoOfANewTicket: SceneStory = {
  play: async () => {
    await close();
    await waitFor(() => expect(screen.getByText("Ticket status updated.")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Undo", hidden: true })).toBeNull();
  },
};

/** Closed by another user since the list was loaded: NEW is not offered. */
export const ClosedMeanwhile = look(
  {
    args: {
      opens: (db) => {
        const before = ticketOf(db, { status: "PENDING" });
        ticketOf(db, { status: "CLOSED" });
        return { id: "update-ticket-status", params: { ticket: before } };
      },
    },
    play: async () => {
      const box = await (await panel.question()).findByRole("combobox", { name: /^Status/ });
      await waitFor(() => expect(choicesIn(box)).toEqual(["Closed (now)", "Pending", "Replied", "Archived"]));
    },
  },
  { name: "Closed by another user since it was opened" },
);

/** Closed while NEW was selected: server error at the field, and the input stays. */
export const ClosedWhileOpen: SceneStory = {
  args: { opens: opens({ status: "PENDING" }) },
  play: async ({ loaded: { db } }) => {
    await chooseInQuestion(/^Status/, "New");
    await waitFor(async () => expect(await panel.button()).not.toHaveAttribute("aria-disabled", "true"));
    ticketOf(db, { status: "CLOSED" });
    await userEvent.click(await panel.button());
    const box = within(await screen.findByRole("alertdialog")).getByRole("combobox", { name: /^Status/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription("A closed ticket cannot be set to NEW."));
  },
};

export const WithoutRight = panel.forbidden("edit_tickets", "dev-ops");
