import { expect, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { account, change, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

type Wanted = Parameters<typeof account>[1];
const at =
  (wanted: Wanted): Scene["at"] =>
  (db) =>
    `/?panel=bank-account-details&uuid=${account(db, wanted).uuid}`;

export default {
  ...staging,
  args: { at: at({ status: "PENDING" }) },
} satisfies SceneMeta;

const badge = async (text: string) => expect(await (await drawer()).findByText(text)).toBeVisible();
const decisions = async () => (await drawer()).queryAllByRole("button", { name: /^(Approve|Reject)$/ });

/** A drawer of an account that nothing can be decided about. */
const final = (status: string, args: Partial<Scene>): SceneStory => ({
  args: { account: "operator-admin", ...args },
  play: async () => {
    await badge(status);
    await expect(await decisions()).toHaveLength(0);
  },
});

/** Waits for a decision; both need a note. */
export const PendingOffersBothAndNeedsANote: SceneStory = {
  play: async () => {
    await badge("Pending");
    await expect(await decisions()).toHaveLength(2);
    for (const button of await decisions())
      await expect(button).toHaveAccessibleDescription(/Write a note for the player first/);
  },
};

/** The note written here is sent with the decision, which the record then shows. */
export const Decided: SceneStory = {
  ...sending("reviewBankAccount"),
  play: async ({ loaded }) => {
    const { uuid, player } = account(loaded.db, { status: "PENDING" });
    await typeIn(/^Note/, "Confirmed by the bank.");
    await press("Approve");
    await badge("Approved");
    await expect(sentTo(loaded, "reviewBankAccount")).toEqual([
      {
        body: {
          uuid,
          actionType: "approve",
          playerNote: "Confirmed by the bank.",
          playerCode: player.playerCode,
        },
      },
    ]);
  },
};

/** Decided, by whom and when. Who may decide again is offered the other decision. */
export const Approved: SceneStory = {
  args: { at: at({ status: "APPROVED" }) },
  play: async () => {
    await badge("Approved");
    const panel = await drawer();
    await expect(panel.getByRole("button", { name: "Approve" })).toHaveAccessibleDescription(/already approved/);
    await userEvent.type(panel.getByRole("textbox", { name: /^Note/ }), "The name does not match.");
    await waitFor(() => expect(panel.getByRole("button", { name: "Reject" })).not.toHaveAttribute("aria-disabled"));
  },
};

/** Without the right to decide again a decision is final. */
export const ApprovedForGood = final("Approved", { at: at({ status: "APPROVED" }) });
export const Rejected = final("Rejected", { at: at({ status: "REJECTED" }) });
/** Deleted is shown over any other status. */
export const DeletedShownOverItsStatus = final("Deleted", { at: at({ isDeleted: true }) });
/** A status that nobody knows yet is shown as it came. */
export const UnknownStatus = final("ON_HOLD", {
  arrange: (db) => change(db.bankAccounts, account(db, { status: "PENDING" }), { status: "ON_HOLD" as never }),
  at: at({ status: "ON_HOLD" as never }),
});

/** Other accounts have the same numbers. */
export const DuplicateNumbers: SceneStory = {
  args: {
    arrange: (db) =>
      change(db.bankAccounts, account(db, { status: "PENDING" }), {
        cardNumber: "4571087880144470",
        cardNumberIsDuplicated: true,
        ibanIsDuplicated: true,
      }),
  },
  play: async () => {
    await badge("Pending");
    await expect((await drawer()).getAllByText("Also used by another account")).toHaveLength(2);
  },
};

/** Somebody else decides while the note is written: what is typed stays, and the buttons say why they do not work. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Note/, "Confirmed");
    change(db.bankAccounts, account(db, { status: "PENDING" }), { status: "APPROVED" });
    window.dispatchEvent(new Event("visibilitychange"));
    await badge("Approved");
    const panel = await drawer();
    await expect(panel.getByRole("textbox", { name: /^Note/ })).toHaveValue("Confirmed");
    await expect(panel.getByRole("button", { name: "Approve" })).toHaveAccessibleDescription(/approved/i);
  },
};

export const Gone = gonePanel(`/?panel=bank-account-details&uuid=${NOBODY}`, "bank account");
export const Forbidden = forbiddenPanel("showBankAccount", "view_bank_accounts");
