import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ticketOf } from "#testing/rows/ticket-rows.ts";

const page =
  (values: Parameters<typeof ticketOf>[1]) =>
  (db: Db): string => {
    const { brandId, ticketId } = ticketOf(db, values);
    return `/support/${brandId}/${ticketId}`;
  };

export default {
  ...staging,
  title: "Pages/Support/Support ticket",
  args: { account: "operator-manager", at: page({ status: "NEW" }) },
} satisfies SceneMeta;

/** The conversation, with the player beside it. */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    const { ticketNumber, subject, messages, playerCode } = ticketOf(db);
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: new RegExp(`^${subject}.*#${ticketNumber}`) })).toBeVisible(),
    );
    await expect(screen.getByText(messages[0]!.text)).toBeVisible();
    await expect(screen.getByRole("region", { name: "Player" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: new RegExp(playerCode) })[0]).toHaveAttribute(
        "href",
        `/players/${playerCode}`,
      ),
    );
    await waitFor(() => expect(screen.getByText("Balance")).toBeVisible());
  },
});

/** The answer is sent from the page and appears in the conversation. */
export const Answered: SceneStory = {
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^Reply/ }), "Paid this morning.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByText("Reply sent.")).toBeVisible());
    const messages = within(screen.getByRole("list", { name: "Messages" }));
    await waitFor(() => expect(messages.getByText("Paid this morning.")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Reply/ })).toHaveValue(""));
  },
};

/** The player's latest bets are beside the conversation, with what they brought. */
export const RecentBets: SceneStory = {
  args: {
    at: (db) => {
      const { playerId, playerCode } = [...db.bets.bets.values()].find(({ opId }) => opId === "op-nordlys")!.player;
      return page({ status: "NEW", playerId, playerCode })(db);
    },
  },
  play: async ({ loaded: { db } }) => {
    const bets = within(await screen.findByRole("table", { name: "Recent bets" }));
    const { playerCode } = ticketOf(db);
    const own = [...db.bets.bets.values()].filter(({ player }) => player.playerCode === playerCode);
    const rows = bets.getAllByRole("row").slice(1);
    await expect(rows).toHaveLength(Math.min(5, own.length));
    for (const row of rows) await expect(row).toHaveTextContent(/([+−][\d.,]+|open)$/);
  },
};

/** The history names who answered, and shows the changed fields before and after. */
export const History: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^Reply/ }), "Paid this morning.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText("Reply sent.");
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    const { ticketNumber } = ticketOf(db);
    const history = within(await screen.findByRole("list", { name: "History" }));
    const answered = history
      .getAllByRole("listitem")
      .find((it) => it.textContent.startsWith(`Answered ticket #${ticketNumber} by Priya`))!;
    await waitFor(() => expect(answered).toHaveTextContent(/NEW.*REPLIED/));
  },
};

/** The player fails to load: the conversation stays. */
export const NoPlayer = look({
  args: { faults: [{ operation: "getPlayer", fault: "403" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("list", { name: "Messages" })).toBeVisible());
  },
});

/** Creates another ticket for the same player from here. */
export const NewTicketForThePlayer: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await screen.findByRole("button", { name: "New ticket" }));
    await waitFor(() =>
      expect(screen.getByRole("dialog", { name: /Create Support Ticket/ })).toHaveAccessibleDescription(
        `Player ${ticketOf(db).playerCode}`,
      ),
    );
  },
};

export const NotFound = look({
  args: { at: "/support/op-nordlys/tk-0" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This ticket does not exist")).toBeVisible());
  },
});
