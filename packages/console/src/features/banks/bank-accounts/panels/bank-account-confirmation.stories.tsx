import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import { account, change } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const NOTE = "Confirmed. Withdrawals take one working day.";

const opens =
  (action: "approve" | "reject", note?: string): Scene["opens"] =>
  (db) => ({
    id: "bank-account-confirmation",
    params: { account: account(db, { status: "PENDING" }), action, ...(note !== undefined && { note }) },
  });

const meta = {
  ...staging,
  title: "Bank accounts/bank-account-confirmation",
  args: { ...staging.args, opens: opens("approve", NOTE) },
} satisfies Meta<Scene>;
export default meta;

const question = (verb = "Approve") => dialog(`${verb} bank account`);
const press = async () => userEvent.click((await question()).getByRole("button", { name: "Approve account" }));

/** With the note that was written in the drawer. */
export const Approve: SceneStory = {
  play: async () => {
    await expect((await question()).getByRole("textbox", { name: /^Note/ })).toHaveValue(NOTE);
    await expect((await question()).getByRole("button", { name: "Approve account" })).toBeEnabled();
  },
};

/** Takes something away: red, and the focus is not on it. */
export const Reject: SceneStory = {
  args: { opens: opens("reject", "The name does not match.") },
  play: async () => {
    await expect((await question("Reject")).getByText(/The player cannot withdraw to it/)).toBeVisible();
    await expect((await question("Reject")).getByRole("button", { name: "Reject account" })).not.toHaveFocus();
  },
};

/** Opened in the list there is no note yet. */
export const NoteRequired: SceneStory = {
  args: { opens: opens("approve") },
  play: async () => {
    const button = (await question()).getByRole("button", { name: "Approve account" });
    await expect(button).toHaveAccessibleDescription(/Write a note for the player first/);
    await userEvent.type((await question()).getByRole("textbox", { name: /^Note/ }), "Confirmed.");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    await userEvent.clear((await question()).getByRole("textbox", { name: /^Note/ }));
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  },
};

/** Longer than the player is shown; nothing is sent. */
export const NoteTooLong: SceneStory = {
  args: { opens: opens("approve", "Too long. ".repeat(21)) },
  play: async ({ loaded }) => {
    await press();
    const note = (await question()).getByRole("textbox", { name: /^Note/ });
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Use at most 200 characters/));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(account((loaded as Staged).backend.db, { status: "PENDING" }).noteForThePlayer).toBeNull();
  },
};

export const Saving: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "timeout" }] },
  play: async () => {
    await press();
    const button = (await question()).getByRole("button", { name: /Approve account/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(button).toBeVisible();
  },
};

/** A toast, and the confirmation closes. */
export const Approved: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const { uuid } = account(db, { status: "PENDING" });
    await press();
    await expect(await screen.findByText("Bank account approved.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(db.bankAccounts.get(uuid)).toMatchObject({ status: "APPROVED", noteForThePlayer: NOTE });
  },
};

/** Somebody else was faster (409). */
export const AlreadyDecided: SceneStory = {
  args: { account: "operator-admin" },
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const row = account(db, { status: "PENDING" });
    await question();
    change(db.bankAccounts, row, { status: "REJECTED", rejectedBy: "Priya" });
    await press();
    const failure = await dialog("Unable To Approve Bank Account");
    await expect(failure.getByText("This account has already been rejected by Priya.")).toBeVisible();
  },
};

/** Refused with reasons. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "refused" }] },
  play: async () => {
    await press();
    await expect((await dialog("Unable To Approve Bank Account")).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Refused without a word: the documented toast. */
export const RefusedSilently: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "refused-silently" }] },
  play: async () => {
    await press();
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
  },
};

/** The server says no, though the session says yes. */
export const Forbidden: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "403" }] },
  play: async () => {
    await press();
    await expect((await dialog("Unable To Approve Bank Account")).getByText(/Nothing was changed/)).toBeVisible();
  },
};

/** Carried out, and the answer was lost: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "reviewBankAccount", fault: "lost" }] },
  play: async () => {
    await press();
    await expect((await dialog("The Change Is Not Confirmed")).getByText(/It may or may not/)).toBeVisible();
  },
};

/** Very long names. */
export const HostileTexts: SceneStory = {
  args: {
    arrange: (db) => {
      const row = account(db, { status: "PENDING" });
      const bankName = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
      change(db.bankAccounts, row, { bankName });
    },
  },
  play: async () => {
    await question();
    const box = screen.getByRole("alertdialog");
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    const [cancel, go] = (await question()).getAllByRole("button").map((it) => it.getBoundingClientRect().x);
    await expect(go).toBeLessThan(cancel ?? 0);
  },
};
