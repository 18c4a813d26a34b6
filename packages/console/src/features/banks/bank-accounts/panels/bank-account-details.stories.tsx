import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { account, change, NOBODY } from "#testing/rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

type Wanted = Parameters<typeof account>[1];
const at =
  (wanted: Wanted): Scene["at"] =>
  (db) =>
    `/?panel=bank-account-details&uuid=${account(db, wanted).uuid}`;
const PENDING = at({ status: "PENDING" });

const meta = {
  ...staging,
  title: "Bank accounts/bank-account-details",
  args: { ...staging.args, at: PENDING },
} satisfies Meta<Scene>;
export default meta;

const badge = async (text: string) => expect(await (await drawer()).findByText(text)).toBeVisible();
const decisions = async () => (await drawer()).queryAllByRole("button", { name: /^(Approve|Reject)$/ });

/** Waits for a decision; both need a note. */
export const PendingOffersBothAndNeedsANote: SceneStory = {
  play: async () => {
    await badge("Pending");
    const buttons = await decisions();
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await expect(button).toHaveAccessibleDescription(/Write a note for the player first/);
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
export const ApprovedForGood: SceneStory = {
  args: { account: "operator-admin", at: at({ status: "APPROVED" }) },
  play: async () => {
    await badge("Approved");
    await expect(await decisions()).toHaveLength(0);
  },
};

export const Rejected: SceneStory = {
  args: { account: "operator-admin", at: at({ status: "REJECTED" }) },
  play: async () => {
    await badge("Rejected");
    await expect(await decisions()).toHaveLength(0);
  },
};

/** Deleted is shown over any other status. */
export const DeletedShownOverItsStatus: SceneStory = {
  args: { account: "operator-admin", at: at({ isDeleted: true }) },
  play: async () => {
    await badge("Deleted");
    await expect(await decisions()).toHaveLength(0);
  },
};

/** Other accounts have the same numbers. */
export const DuplicateNumbers: SceneStory = {
  args: {
    arrange: (db) => {
      const row = account(db, { status: "PENDING" });
      change(db.bankAccounts, row, {
        cardNumber: "4571087880144470",
        cardNumberIsDuplicated: true,
        ibanIsDuplicated: true,
      });
    },
  },
  play: async () => {
    await badge("Pending");
    await expect((await drawer()).getAllByText("Another account has it too")).toHaveLength(2);
  },
};

/** The raw record, for super admins only. */
export const JsonForSuperAdmins: SceneStory = {
  play: async () => {
    await badge("Pending");
    await userEvent.click((await drawer()).getByRole("tab", { name: "JSON" }));
    await expect((await drawer()).getByText(/ibanIsDuplicated/)).toBeVisible();
  },
};

export const WithoutJson: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await badge("Pending");
    await expect((await drawer()).queryByText("JSON")).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "showBankAccount", fault: "timeout" }] },
  play: async () => {
    await expect(await (await drawer()).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Gone: SceneStory = {
  args: { at: `/?panel=bank-account-details&uuid=${NOBODY}` },
  play: async () => badge("There is no such bank account"),
};

/** The link is incomplete. */
export const MissingId: SceneStory = {
  args: { at: "/?panel=bank-account-details" },
  play: async () => badge("There is no such bank account"),
};

/** A web page came instead of the account; trying again works. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "showBankAccount", fault: "html-200" }] },
  play: async () => badge("The bank account could not be loaded"),
};

export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "showBankAccount", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await badge("Pending");
  },
};

/** Without the right to see accounts nothing is asked of the server. */
export const Forbidden: SceneStory = {
  args: { account: "dev-ops", faults: [{ operation: "showBankAccount", fault: "500", times: 1 }] },
  play: async ({ loaded }) => {
    await badge("view_bank_accounts");
    await expect((loaded as Staged).backend.settings.get().faults).toHaveLength(1);
  },
};

/** Very long, right-to-left and scripted texts. */
export const HostileTexts: SceneStory = {
  args: {
    arrange: (db) => {
      const row = account(db, { status: "PENDING" });
      change(db.bankAccounts, row, {
        bankName: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2),
        nameOnCard: "مصرف الشرق الأوسط للتجارة والاستثمار الدولي",
        accountNumber: "<script>alert(1)</script>",
        player: { ...row.player, username: "A name that goes on and on ".repeat(6).trim() },
        status: "ON_HOLD" as typeof row.status,
        noteForThePlayer: "WithoutAnySpace".repeat(13),
      });
    },
    at: at({ status: "ON_HOLD" as never }),
  },
  play: async () => {
    await badge("ON_HOLD");
    const body = screen.getByRole("dialog");
    await expect(body.scrollWidth).toBe(body.clientWidth);
    await expect((await drawer()).getByText("<script>alert(1)</script>")).toBeVisible();
  },
};

export const RightToLeft: SceneStory = { globals: { dir: "rtl" }, play: async () => badge("Pending") };
