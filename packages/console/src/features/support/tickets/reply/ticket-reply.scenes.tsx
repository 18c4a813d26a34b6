import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { ticketDrawer, ticketOf } from "#testing/rows/ticket-rows.ts";
import { lastReply } from "./reply-decisions.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { expectToastLink } from "#testing/stories/toast-link.ts";

export default {
  ...staging,
  args: { account: "operator-manager", at: ticketDrawer({ status: "NEW", agentId: null, agentName: null }) },
} satisfies SceneMeta;

const TEXT = "It was paid out this morning.";
const press = async (name: string) => {
  const button = await (await drawer()).findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};
const choose = async (name: string) => {
  await press("Other ways to send");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
const reply = async () => (await drawer()).findByRole("textbox", { name: /^Reply/ });
const answerAndClose = async () => {
  await typeIn(/^Reply/, TEXT);
  await choose("Send and close");
};

/** Reply and status are two calls, each sent once and in this order; the ticket belongs to the user by then. */
export const AnsweredAndClosed: SceneStory = {
  play: async ({ loaded }) => {
    const { id, brandId, opId } = ticketOf(loaded.db);
    await answerAndClose();
    await waitFor(() => expect(screen.getByText("Reply sent, ticket closed.")).toBeVisible());
    await expectToastLink(`#${ticketOf(loaded.db).ticketNumber}`, "panel=support-ticket");
    await waitFor(() => expect(shownDrawer().getByText("Closed")).toBeVisible());
    await expect(sentTo(loaded, "replyToTicket")).toEqual([{ body: { id, brandId, message: TEXT } }]);
    await expect(sentTo(loaded, "updateTicketStatus")).toEqual([
      { body: { dto: { id, brandId, opId, agentId: "auth0|operator-manager", status: "CLOSED" } } },
    ]);
    const order = loaded.calls.map(({ id: call }) => call);
    await expect(order.indexOf("replyToTicket")).toBeLessThan(order.indexOf("updateTicketStatus"));
  },
};

/** A reply that stays at the ticket can be followed by another. */
export const AnsweredTwice: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Reply/, TEXT);
    await press("Send");
    await waitFor(async () => expect(await reply()).toHaveValue(""));
    await typeIn(/^Reply/, "And one more thing.");
    await press("Send");
    await waitFor(() => expect(sentTo(loaded, "replyToTicket")).toHaveLength(2));
    await expectNothingSent(loaded, "updateTicketStatus");
  },
};

/** The closing is refused: the reply counts as sent and its text is gone; the dialog says what was done. */
export const ClosingRefused: SceneStory = {
  args: { faults: [{ operation: "updateTicketStatus", fault: "refused" }] },
  play: async ({ loaded }) => {
    await answerAndClose();
    const dialog = within(await screen.findByRole("alertdialog", { name: "Unable To Close Ticket" }));
    await expect(dialog.getByText("The reply was sent. The ticket was not closed.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "OK" }));
    await expect(screen.getByText("Reply sent.")).toBeVisible();
    await waitFor(async () => expect(await reply()).toHaveValue(""));
    await expect(sentTo(loaded, "replyToTicket")).toHaveLength(1);
    await expect(sentTo(loaded, "updateTicketStatus")).toHaveLength(1);
    await expect(ticketOf(loaded.db)).toMatchObject({ status: "REPLIED" });
  },
};

/** The closing is refused without words: the same, in the console's own. */
export const ClosingRefusedSilently: SceneStory = {
  args: { faults: [{ operation: "updateTicketStatus", fault: "refused-silently" }] },
  play: async () => {
    await answerAndClose();
    const dialog = within(await screen.findByRole("alertdialog", { name: "Unable To Close Ticket" }));
    await expect(dialog.getByText("The reply was sent. The ticket was not closed.")).toBeVisible();
  },
};

/** The answer to the closing is lost: it is not called a failure. */
export const ClosingUnknown: SceneStory = {
  args: { faults: [{ operation: "updateTicketStatus", fault: "lost" }] },
  play: async ({ loaded }) => {
    await answerAndClose();
    const dialog = within(await screen.findByRole("alertdialog", { name: "The Change Is Not Confirmed" }));
    await expect(dialog.getByText("The reply was sent. It is unknown whether the ticket was closed.")).toBeVisible();
    await expect(sentTo(loaded, "replyToTicket")).toHaveLength(1);
  },
};

/** The reply is not confirmed: nothing is closed, and the text stays. */
export const ReplyUnknown: SceneStory = {
  args: { faults: [{ operation: "replyToTicket", fault: "lost" }] },
  play: async ({ loaded }) => {
    await answerAndClose();
    await screen.findByRole("alertdialog", { name: "The Change Is Not Confirmed" });
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await expect(await reply()).toHaveValue(TEXT);
    await expectNothingSent(loaded, "updateTicketStatus");
  },
};

/** Without a queue below there is no next ticket. */
export const NoNext: SceneStory = {
  play: async () => {
    await reply();
    await expect((await drawer()).queryByRole("button", { name: "Send and next" })).toBeNull();
    await typeIn(/^Reply/, TEXT);
    await press("Other ways to send");
    await expect(screen.getAllByRole("menuitem").map((it) => it.textContent)).toEqual(["Send and close"]);
  },
};

/** The way that was chosen last is the button, in the next ticket, too. */
export const LastChoice: SceneStory = {
  play: async () => {
    await answerAndClose();
    await screen.findByText("Reply sent, ticket closed.");
    await expect(lastReply.read()).toBe("close");
  },
};
