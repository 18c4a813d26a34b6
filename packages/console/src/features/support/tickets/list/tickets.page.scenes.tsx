import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawerKey } from "#testing/drawer-key.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, drawerOf, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ticketKey } from "#entities/ticket/ticket.ts";

export default {
  ...staging,
  title: "Pages/Support/Support tickets",
  args: { account: "operator-manager", at: "/support" },
} satisfies SceneMeta;

export const Default = look(filledPage);

const QUEUE = "/support?statuses=NEW,PENDING&sort=lastMessageAt";
const row = (id: string) => within(document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)!);
const answer = async () => (await drawer()).findByRole("textbox", { name: /^Reply/ });
const ticketIn = (search: string) => new URLSearchParams(search).get("ticket");

/** How long a player waits is in a column of its own; a queue says it in place of the last message. */
export const Waiting: SceneStory = {
  play: async () => {
    await firstRow();
    const heads = () => screen.getAllByRole("columnheader").map((it) => it.textContent);
    await expect(heads()).toEqual(expect.arrayContaining(["Last message", "Waiting"]));
    await userEvent.click(screen.getByRole("button", { name: /oldest/i }));
    await waitFor(() => expect(heads()).not.toContain("Last message"));
    await expect(heads().filter((it) => it === "Waiting")).toHaveLength(1);
  },
};

/** Unanswered tickets, longest waiting first, in one click. */
export const OldestFirst: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: /oldest/i }));
    await waitFor(() => expect(history.location.search).toMatch(/statuses=NEW(%2C|,)PENDING/));
    const waiting = [...db.support.tickets.values()].filter(
      ({ status, opId, parentBrandId }) =>
        (status === "NEW" || status === "PENDING") && (opId === "op-nordlys" || parentBrandId === "op-nordlys"),
    );
    const oldest = waiting.toSorted((a, b) => a.lastMessageAt.localeCompare(b.lastMessageAt))[0]!;
    await waitFor(async () => expect((await firstRow()).dataset["rowId"]).toBe(ticketKey(oldest)));
  },
};

/** Keyboard only: R answers the first and opens the next, S closes that one and opens the next. */
export const ClearedByKeys: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { calls, db, history } }) => {
    const first = (await firstRow()).dataset["rowId"]!;
    const ticketOf = (key: string) => [...db.support.tickets.values()].find((it) => ticketKey(it) === key)!;
    (await firstRow()).focus();
    await userEvent.keyboard("r");
    await waitFor(async () => expect(await answer()).toHaveFocus());
    await userEvent.keyboard("It is paid.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByText("Reply sent.")).toBeVisible());
    await expect(ticketOf(first)).toMatchObject({ status: "REPLIED", agentName: "Priya" });
    // The next ticket with its answer focused; answered ones stay visible.
    await waitFor(() => expect(ticketIn(history.location.search)).not.toBe(first));
    const second = ticketIn(history.location.search)!;
    await drawerOf(second);
    await waitFor(async () => expect(await answer()).toHaveFocus());
    await waitFor(() => expect(row(first).getByText("Replied")).toBeInTheDocument());
    await drawerKey(calls, second, "s");
    const question = await dialog("Update Ticket Status");
    await waitFor(() => expect(question.getByRole("combobox", { name: /^Status/ })).toHaveFocus());
    await userEvent.selectOptions(question.getByRole("combobox", { name: /^Status/ }), "CLOSED");
    await waitFor(() =>
      expect(question.getByRole("button", { name: "Update" })).not.toHaveAttribute("aria-disabled", "true"),
    );
    await userEvent.click(question.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(screen.getByText("Ticket status updated.")).toBeVisible());
    await expect(ticketOf(second)).toMatchObject({ status: "CLOSED" });
    await waitFor(() => expect(ticketIn(history.location.search)).not.toBe(second));
  },
};

export const Empty = look(emptyPage("No tickets yet"));
export const Forbidden = forbiddenPage("listTickets", "view_tickets");
