import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawerKey } from "#testing/drawer-key.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, drawerOf, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Documents/Documents",
  args: { account: "operator-admin", at: "/documentsV2" },
} satisfies SceneMeta;

export const Default = look(filledPage);

const QUEUE = "/documentsV2?status=PENDING&sort=submittedAt";
const row = (id: string) => within(document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)!);
const note = async () => (await drawer()).findByRole("textbox", { name: /^Note/ });

/** Pending documents, oldest first, in one click. */
export const OldestFirst: SceneStory = {
  play: async ({ loaded: { db, history } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: /oldest/i }));
    await waitFor(() => expect(history.location.search).toContain("status=PENDING"));
    const waiting = [...db.kyc.items.values()].filter((it) => it.kycStatus === "PENDING" && it.opId === "op-nordlys");
    const oldest = waiting.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]!;
    await waitFor(async () => expect((await firstRow()).dataset["rowId"]).toBe(oldest.kycId));
  },
};

/** The list of pending documents is the queue: oldest first, with the waiting time instead of a state that all share. */
export const Pending: SceneStory = {
  args: { at: "/documentsV2?status=PENDING" },
  play: async ({ loaded: { calls } }) => {
    await firstRow();
    const sorted = calls
      .filter(({ id }) => id === "listDocuments")
      .map(({ input }) => (input as { body: object }).body);
    await expect(sorted.at(-1)).toMatchObject({ sortBy: "submittedAt", sortDirection: "asc" });
    await expect(screen.getByRole("columnheader", { name: "Waiting" })).toHaveAttribute("aria-sort", "ascending");
    await expect(screen.queryByRole("columnheader", { name: "Status" })).toBeNull();
    await expect(screen.getByRole("columnheader", { name: "Check" })).toBeVisible();
    await expect(screen.getByRole("button", { name: /^To check \d+ of \d+$/ })).toBeVisible();
    // The line beside the title says it.
    await expect(screen.queryByRole("list", { name: "Filters set" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "Oldest waiting first" })).toBeNull();
  },
};

/** Keyboard only: A focuses the note of the first, ⌘↵ approves and opens the next, R rejects it. */
export const ClearedByKeys: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { calls, db, history } }) => {
    const first = (await firstRow()).dataset["rowId"]!;
    (await firstRow()).focus();
    await userEvent.keyboard("a");
    await waitFor(async () => expect(await note()).toHaveFocus());
    await userEvent.keyboard("Thank you.");
    // An approval waits for its checks.
    const approve = await (await drawer()).findByRole("button", { name: /^Approve/ });
    await waitFor(() => expect(approve).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByText("Document has been successfully approved")).toBeVisible());
    await expect(db.kyc.items.get(first)).toMatchObject({ kycStatus: "CONFIRMED", noteForPlayer: "Thank you." });
    // The next document with its note focused; decided ones stay visible.
    await waitFor(() => expect(history.location.search).not.toContain(first));
    const second = new URLSearchParams(history.location.search).get("kycId")!;
    await drawerOf(second);
    await waitFor(async () => expect(await note()).toHaveFocus());
    await waitFor(() => expect(row(first).getByText("Confirmed")).toBeInTheDocument());
    await (await drawer()).findByRole("button", { name: /^Reject/ });
    await drawerKey(calls, second, "r");
    await dialog("Reject Document");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Note/ })).toHaveFocus());
    await userEvent.keyboard("Too dark.{Tab}{Tab}{Enter}");
    await waitFor(() => expect(screen.getByText("Document has been successfully rejected")).toBeVisible());
    await expect(db.kyc.items.get(second)).toMatchObject({ kycStatus: "REJECTED", noteForPlayer: "Too dark." });
    await waitFor(() => expect(history.location.search).not.toContain(second));
  },
};

/** A focuses the note of the open document, wherever in the drawer the focus was. */
export const KeyInTheDrawer: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { calls } }) => {
    const opened = await firstRow();
    opened.focus();
    await userEvent.keyboard("{Enter}");
    await note();
    await drawerKey(calls, opened.dataset["rowId"]!, "a");
    await waitFor(async () => expect(await note()).toHaveFocus());
  },
};

/** Another user decides the open document: the decision is shown, and the input stays. */
export const DecidedByOthers: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { db } }) => {
    const first = await firstRow();
    const id = first.dataset["rowId"]!;
    await userEvent.click(first);
    await userEvent.type(await note(), "Fine.");
    db.kyc.items.set(id, { ...db.kyc.items.get(id)!, kycStatus: "CONFIRMED" });
    window.dispatchEvent(new Event("visibilitychange"));
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("Confirmed")).toBeVisible());
    await expect(await note()).toHaveValue("Fine.");
    await expect(panel.getByRole("button", { name: /^Approve/ })).toHaveAccessibleDescription(
      "This document is already confirmed.",
    );
  },
};

export const Empty = look(emptyPage("No documents yet"));
export const Forbidden = forbiddenPage("listDocuments", "view_documents");
