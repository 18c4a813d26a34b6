import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { checked } from "#testing/stories/checked.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { account, change, NOBODY } from "#testing/rows/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";
import { showsHistory } from "#testing/stories/history.ts";
import { logStatusChange } from "#testing/rows/activity-rows.ts";

type Wanted = Parameters<typeof account>[1];
const at =
  (filter: Wanted): Scene["at"] =>
  (db) =>
    `/?panel=bank-account-details&uuid=${account(db, filter).uuid}`;

export default {
  ...staging,
  title: "Panels/Withdraw/Bank account",
  tags: ["panel:bank-account-details"],
  args: { at: at({ status: "PENDING" }) },
} satisfies SceneMeta;

export const Default = look();

const badge = (text: string) => waitFor(() => expect(shownDrawer().getByText(text)).toBeVisible());
const decisions = async () => (await drawer()).queryAllByRole("button", { name: /^(Approve|Reject)$/ });

/** A drawer of an account without decisions. */
const final = (status: string, args: Partial<Scene>): SceneStory => ({
  args: { account: "operator-admin", ...args },
  play: async () => {
    await badge(status);
    await expect(await decisions()).toHaveLength(0);
  },
});

/** Staff actions on the account, with the values before and after. */
export const History: SceneStory = {
  args: {
    arrange: (db) =>
      logStatusChange(db, { id: account(db, { status: "PENDING" }).uuid, title: "An account" }, "Changed the account"),
  },
  play: () => showsHistory("Changed the account"),
};

/** The holder is not the player: both names are shown. */
export const AnotherHolder: SceneStory = {
  args: {
    at: (db) => {
      const row = account(db, { status: "PENDING" });
      db.bankAccounts.set(row.uuid, { ...row, nameOnCard: "Ada Lovelace" });
      return `/?panel=bank-account-details&uuid=${row.uuid}`;
    },
  },
  play: async () => {
    await checked("Account holder", "Stop: differs");
    await expect((await drawer()).getByText("Player's name")).toBeVisible();
  },
};

/** A number that another player has too links to the accounts with it. */
export const SharedNumber: SceneStory = {
  args: {
    at: (db) => {
      const row = account(db, { status: "PENDING" });
      const other = [...db.bankAccounts.values()].find((it) => it.player.playerCode !== row.player.playerCode)!;
      const iban = "SE4550000000058398257466";
      db.bankAccounts.set(row.uuid, { ...row, iban, ibanIsDuplicated: true });
      db.bankAccounts.set(other.uuid, { ...other, iban, isDeleted: false });
      return `/?panel=bank-account-details&uuid=${row.uuid}`;
    },
  },
  play: async () => {
    await checked("Number", "Check: 1 other player");
    await expect((await drawer()).getByRole("link", { name: "1 other player" })).toHaveAttribute(
      "href",
      "/withdraw/bank-accounts?search=SE4550000000058398257466",
    );
  },
};

/** Pending: both decisions are offered, and both require a note. */
export const PendingOffersBothAndNeedsANote: SceneStory = {
  play: async () => {
    await badge("Pending");
    await expect(await decisions()).toHaveLength(2);
    for (const button of await decisions())
      await expect(button).toHaveAccessibleDescription(/Write a note for the player first/);
  },
};

/** The note is sent with the decision, and the record shows it. */
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

/** Shows who decided and when. Users who may change a decision are offered the other one. */
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

/** Without the permission to change it, a decision is final. */
export const ApprovedForGood = final("Approved", { at: at({ status: "APPROVED" }) });
export const Rejected = final("Rejected", { at: at({ status: "REJECTED" }) });
/** The deleted status replaces any other status. */
export const DeletedShownOverItsStatus = final("Deleted", { at: at({ isDeleted: true }) });
/** An unknown status is shown as received. */
export const UnknownStatus = look(
  final("ON_HOLD", {
    arrange: (db) => change(db.bankAccounts, account(db, { status: "PENDING" }), { status: "ON_HOLD" as never }),
    at: at({ status: "ON_HOLD" as never }),
  }),
);

/** Other accounts share these numbers. */
export const DuplicateNumbers = look({
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
});

/** Decided by another user while the note is written: the input stays, and the disabled buttons give the reason. */
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

export const NotFound = look(gonePanel(`/?panel=bank-account-details&uuid=${NOBODY}`, "bank account"));
export const Forbidden = look(forbiddenPanel("showBankAccount", "view_bank_accounts"));
