import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { account } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Bank accounts/bank-account-details",
  args: {
    ...staging.args,
    at: (db) => `/?panel=bank-account-details&uuid=${account(db, { status: "PENDING" }).uuid}`,
  },
} satisfies Meta<Scene>;
export default meta;

const badge = async (text: string) => expect(await (await drawer()).findByText(text)).toBeVisible();

/** The note written here is sent with the decision, which the record then shows. */
export const Decided: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    const { uuid } = account(db, { status: "PENDING" });
    await badge("Pending");
    const panel = await drawer();
    await userEvent.type(panel.getByRole("textbox", { name: /^Note/ }), "Confirmed by the bank.");
    await userEvent.click(panel.getByRole("button", { name: "Approve" }));
    await expect(await screen.findByText("Bank account approved.")).toBeVisible();
    await badge("Approved");
    await expect(db.bankAccounts.get(uuid)).toMatchObject({
      status: "APPROVED",
      noteForThePlayer: "Confirmed by the bank.",
    });
  },
};

/** Longer than the player is shown: the focus goes back to the note. */
export const NoteTooLong: SceneStory = {
  play: async () => {
    await badge("Pending");
    const panel = await drawer();
    const note = panel.getByRole("textbox", { name: /^Note/ });
    await userEvent.click(note);
    await userEvent.paste("Too long. ".repeat(21));
    await userEvent.click(panel.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Use at most 200 characters/));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A note that is not decided on yet: every way out asks first. */
export const Unsaved: SceneStory = {
  play: async () => {
    await badge("Pending");
    await userEvent.type((await drawer()).getByRole("textbox", { name: /^Note/ }), "Confirmed");
    await userEvent.click((await drawer()).getByRole("button", { name: "Close" }));
    await expect(await dialog("Discard your changes?")).toBeTruthy();
  },
};

/** Somebody else decides while the note is written: what is typed stays, and the buttons say why they do not work. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = (loaded as Staged).backend;
    await badge("Pending");
    const panel = await drawer();
    const note = panel.getByRole("textbox", { name: /^Note/ });
    await userEvent.type(note, "Confirmed");
    const pending = account(db, { status: "PENDING" });
    db.bankAccounts.set(pending.uuid, { ...pending, status: "APPROVED" });
    window.dispatchEvent(new Event("visibilitychange"));
    await badge("Approved");
    await expect(note).toHaveValue("Confirmed");
    await expect(panel.getByRole("button", { name: "Approve" })).toHaveAccessibleDescription(/approved/i);
  },
};
