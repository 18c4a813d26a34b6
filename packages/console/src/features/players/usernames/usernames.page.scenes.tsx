import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawerKey } from "#testing/drawer-key.ts";
import { look } from "#testing/look.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const QUEUE = "/players/usernames?status=PENDING&sort=requestedAt";

export default {
  ...staging,
  title: "Pages/Players/Player usernames",
  args: { account: "operator-admin", at: "/players/usernames" },
} satisfies SceneMeta;

/** The visible rows' players, in order. */
const inSight = () => [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((it) => it.dataset["rowId"]!);
const dialog = async () => within(await screen.findByRole("dialog", { name: /^Edit Username/ }));
const row = (code: string) => within(document.querySelector<HTMLElement>(`tr[data-row-id="${code}"]`)!);
const canSave = async () => {
  const save = (await dialog()).getByRole("button", { name: "Save" });
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled", "true"));
};

export const Default = look(filledPage);

/** Pending requests, oldest first, in one click. */
export const OldestFirst: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await firstRow();
    await userEvent.click(screen.getByRole("button", { name: /oldest/i }));
    const { usernames } = db.playerRecords;
    const oldest = (codes: readonly string[]) =>
      codes.toSorted((a, b) => usernames.get(a)!.requestedAt.localeCompare(usernames.get(b)!.requestedAt));
    await waitFor(async () => {
      await expect(inSight().every((code) => usernames.get(code)!.status === "PENDING")).toBe(true);
      await expect(inSight()).toEqual(oldest(inSight()));
    });
  },
};

/**
 * Keyboard only, beside the player's data: A approves the requested name, R rejects with a note. Each decision opens
 * the next player; decided requests stay visible.
 */
export const ClearedByKeys: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { calls, db, history } }) => {
    (await firstRow()).focus();
    const [first, second, third] = inSight();
    const username = db.playerRecords.usernames.get(first!)!.username;
    await userEvent.keyboard("{Enter}");
    await (await drawer()).findByText(`Player ${first}`);
    await userEvent.keyboard("a");
    await waitFor(async () => expect((await dialog()).getByRole("textbox", { name: /^Username/ })).toHaveFocus());
    await canSave();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByText("Username approved.")).toBeVisible());
    await waitFor(() => expect(history.location.search).toContain(`player=${second}`));
    await expect(db.playerRecords.usernames.get(first!)).toMatchObject({ status: "APPROVE", username: username });
    await waitFor(() => expect(row(first!).getByText("Approved")).toBeInTheDocument());

    await (await drawer()).findByText(`Player ${second}`);
    await drawerKey(calls, second!, "r");
    await waitFor(async () => expect((await dialog()).getByRole("textbox", { name: /^Note/ })).toHaveFocus());
    await canSave();
    await userEvent.keyboard("That is a brand.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(history.location.search).toContain(`player=${third}`));
    await expect(db.playerRecords.usernames.get(second!)).toMatchObject({ status: "REJECT", note: "That is a brand." });
    await waitFor(() => expect(row(second!).getByText("Rejected")).toBeInTheDocument());
  },
};

/** Approved by another user at the same moment: nothing is decided twice. */
export const DecidedByOthers: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { db } }) => {
    const first = await firstRow();
    first.focus();
    const request = db.playerRecords.usernames.get(first.dataset["rowId"]!)!;
    db.playerRecords.usernames.set(request.playerCode, { ...request, status: "APPROVE" });
    await userEvent.keyboard("a");
    const save = (await dialog()).getByRole("button", { name: "Save" });
    await waitFor(() => expect(save).toHaveAccessibleDescription(/This username is already approved/));
  },
};

/** Decided requests are final; the name can still be edited. */
export const OnlyWhatWaits: SceneStory = {
  args: { at: "/players/usernames?status=APPROVE" },
  play: async () => {
    const first = within(await firstRow());
    await expect(first.queryByRole("button", { name: /^Approve/ })).toBeNull();
    await expect(first.queryByRole("button", { name: /^Reject/ })).toBeNull();
  },
};

/** A record page links back to the list with its query string and shows its position; J opens the next record. */
export const PlaceOnRecordPage: SceneStory = {
  args: { at: QUEUE },
  play: async ({ loaded: { history } }) => {
    (await firstRow()).focus();
    const [first, second] = inSight();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await (await drawer()).findByRole("link", { name: "Open the page" }));
    const trail = within(await screen.findByRole("navigation", { name: "Record" }));
    await waitFor(() => expect(trail.getByText(/^1 of \d+$/)).toBeVisible());
    await expect(history.location.pathname).toBe(`/players/${first}`);
    await waitFor(() => expect(document.querySelector("[data-slot=drawer]")).toBeNull());
    await userEvent.keyboard("j");
    await waitFor(() => expect(history.location.pathname).toBe(`/players/${second}`));
    await userEvent.click(await screen.findByRole("link", { name: "Player Usernames" }));
    await waitFor(() => expect(history.location.pathname + history.location.search).toBe(QUEUE));
  },
};

export const Empty = look(emptyPage("No username requests yet"));
export const Forbidden = forbiddenPage("listUsernameRequests", "view_players");
