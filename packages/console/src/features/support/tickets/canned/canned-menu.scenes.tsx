import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { ticketDrawer, ticketOf } from "#testing/rows/ticket-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { cannedRepliesOf } from "./canned-replies.ts";

const { read: replies, write: keepReplies } = cannedRepliesOf("auth0|operator-manager");
const PAID = { id: "1", name: "Paid", text: "Hello {player}, {ticket} is paid." };
const LATER = { id: "2", name: "Later", text: "We are looking into it." };

export default {
  ...staging,
  args: {
    account: "operator-manager",
    at: ticketDrawer({ status: "NEW", username: "frostbyte" }),
    arrange: () => keepReplies([PAID, LATER]),
  },
} satisfies SceneMeta;

const reply = async () => (await drawer()).findByRole("textbox", { name: /^Reply/ });
const menu = async () => {
  await reply();
  await userEvent.click((await drawer()).getByRole("button", { name: /^Canned replies/ }));
  return within(await screen.findByRole("menu"));
};
const manager = async () => within(await screen.findByRole("dialog", { name: "Canned replies" }));

/** From the menu, at the caret, with the player's name and the ticket's number. */
export const Inserted: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { ticketNumber } = ticketOf(db);
    await typeIn(/^Reply/, "Good morning. ");
    await userEvent.click((await menu()).getByRole("menuitem", { name: "Paid" }));
    await waitFor(async () =>
      expect(await reply()).toHaveValue(`Good morning. Hello frostbyte, #${ticketNumber} is paid.`),
    );
    await waitFor(async () => expect(await reply()).toHaveFocus());
  },
};

/** The replies used most need no menu. */
export const InsertedByOnePress: SceneStory = {
  args: { arrange: () => keepReplies([PAID, { ...LATER, used: 1 }]) },
  play: async () => {
    await reply();
    await userEvent.click(shownDrawer().getByRole("button", { name: "Later" }));
    await waitFor(async () => expect(await reply()).toHaveValue(LATER.text));
    await expect(await reply()).toHaveFocus();
    await expect(replies()[1]).toMatchObject({ used: 2 });
  },
};

/** "/" at the start of a word opens the menu at its first reply; Enter inserts it in place of the slash. */
export const InsertedBySlash: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.type(await reply(), "Good morning. /");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Paid" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
    await waitFor(async () =>
      expect(await reply()).toHaveValue(`Good morning. Hello frostbyte, #${ticketOf(db).ticketNumber} is paid.`),
    );
    await waitFor(async () => expect(await reply()).toHaveFocus());
  },
};

/** A slash in a word, or one whose menu is closed by Escape, stays a slash. */
export const OrdinarySlash: SceneStory = {
  play: async () => {
    await userEvent.type(await reply(), "24/");
    await expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.type(await reply(), " /");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(async () => expect(await reply()).toHaveFocus());
    await expect(await reply()).toHaveValue("24/ /");
  },
};

/** The written reply becomes a canned one, with placeholders instead of the player's data. */
export const SavedFromText: SceneStory = {
  args: { arrange: () => keepReplies([]) },
  play: async () => {
    await typeIn(/^Reply/, "Dear Frostbyte, it is done.");
    await userEvent.click((await menu()).getByRole("menuitem", { name: "Save reply as canned reply…" }));
    const dialog = await manager();
    await expect(screen.getByText(/Stored in this browser for you/)).toBeVisible();
    const name = dialog.getByRole("textbox", { name: /^Name of/ });
    await waitFor(() => expect(name).toHaveFocus());
    // The suggested name is selected, and replaced by typing.
    await userEvent.keyboard("Done");
    await waitFor(() => expect(replies()).toMatchObject([{ name: "Done", text: "Dear {player}, it is done." }]));
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Canned replies" })).toBeNull());
    await expect(await reply()).toHaveValue("Dear Frostbyte, it is done.");
  },
};

/** Renamed, deleted, and the deletion undone. */
export const Managed: SceneStory = {
  play: async () => {
    await userEvent.click((await menu()).getByRole("menuitem", { name: "Manage canned replies…" }));
    const dialog = await manager();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name of Later" }), " on");
    await waitFor(() => expect(replies()[1]).toMatchObject({ name: "Later on" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete Paid" }));
    await waitFor(() => expect(replies()).toHaveLength(1));
    // The toast takes presses over the dialog, by a style that jsdom does not read.
    (await screen.findByRole("button", { name: "Undo" })).click();
    await waitFor(() => expect(replies().map(({ name }) => name)).toEqual(["Paid", "Later on"]));
  },
};

/** The help names "/" only while it opens something; alone it is never sent. */
export const LoneSlash: SceneStory = {
  args: { arrange: () => keepReplies([PAID]) },
  play: async ({ loaded }) => {
    const box = await reply();
    await expect(box).toHaveAccessibleDescription(/^Visible to the player\. Type \/ for canned replies\./);
    keepReplies([]);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Visible to the player\. \d/));
    await userEvent.type(box, " / ");
    await expect(screen.queryByRole("menu")).toBeNull();
    const send = shownDrawer().getByRole("button", { name: "Send" });
    await waitFor(() => expect(send).toHaveAccessibleDescription("Write a reply first."));
    await userEvent.click(send);
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expectNothingSent(loaded, "replyToTicket");
  },
};

/** None yet: the menu and the manager offer to add one. */
export const None: SceneStory = {
  args: { arrange: () => keepReplies([]) },
  play: async () => {
    await userEvent.click((await menu()).getByRole("menuitem", { name: "Manage canned replies…" }));
    const dialog = await manager();
    await expect(dialog.getByText("No canned replies yet")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add canned reply" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Name of/ })).toHaveFocus());
  },
};
