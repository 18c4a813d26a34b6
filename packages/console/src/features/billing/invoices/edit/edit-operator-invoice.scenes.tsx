import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { invoiceOf, unpay, usd } from "#testing/rows/billing-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { says } from "#testing/stories/record.ts";
import { sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const unpaid = (db: Db) => invoiceOf(db, "unpaid");

export default {
  ...staging,
  title: "Panels/Billing/Edit Operator Invoice",
  tags: ["panel:edit-operator-invoice"],
  args: {
    account: "super-admin",
    arrange: unpay,
    opens: (db) => ({ id: "edit-operator-invoice", params: { invoice: unpaid(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const edited = form({ write: "updateInvoice" });
const box = async (name: RegExp) => (await drawer()).findByRole("textbox", { name });
const override = async () => {
  await userEvent.click(await (await drawer()).findByRole("switch", { name: /^Override settings/ }));
  await box(/^Brand fee/);
};
/** Request body of an unchanged invoice. */
const unchanged = (db: Db) => {
  const { _id, opId, issuedAt, description, superAdminNote, settings, year, month } = unpaid(db);
  const whose = { invoiceId: _id, opId, issuedAt, description, superAdminNote };
  return { ...whose, overrideSettings: false, settings, year, month } as const;
};

/** The dialog shows the current total and paid amount. */
export const Asked: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { totalPayableAmountInUSD } = unpaid(db);
    await says(
      `Nordlys owes ${usd(totalPayableAmountInUSD)}, of which 0.00 USD is paid. Saving recalculates the charges; the total cannot fall below the paid amount.`,
    );
    await expect((await drawer()).queryByRole("textbox", { name: /^Brand fee/ })).toBeNull();
  },
};

/** Sends the entire invoice with the new note and unchanged settings, never overriding (ruling 39). */
export const NoteChanged = edited.sends(
  () => typeIn(/^Super admin note/, "Ask Mara."),
  (db) => ({ body: { ...unchanged(db), superAdminNote: "Ask Mara." } }),
  "Invoice Note Updated!",
);

/** Overridden settings go in `settings`; the charges add up to the new total. */
export const OwnSettings = edited.sends(
  async () => {
    await override();
    await typeIn(/^Brand fee/, "1000.01");
  },
  (db) => ({ body: { ...unchanged(db), settings: { ...unpaid(db).settings, brandFeeInUSD: 1000.01 } } }),
  "Invoice updated.",
  {
    after: (db) => {
      const row = [...db.billing.invoices.values()].find((it) => it.brandFeeInUSD === 1000.01);
      return expect(row).toMatchObject({ isSettingsOverridden: true });
    },
  },
);

/** Returns to the operator's settings. */
export const BackToTheOperators: SceneStory = {
  args: {
    arrange: (db) => {
      unpay(db);
      const { _id } = unpaid(db);
      const row = db.billing.invoices.get(_id)!;
      const settings = { ...row.settings, brandFeeInUSD: 7.5 };
      db.billing.invoices.set(_id, { ...row, settings, isSettingsOverridden: true });
    },
  },
  play: async ({ loaded }) => {
    const { opId: _, ...settings } = loaded.db.billing.settings.get("op-nordlys")!;
    const expected = { ...unchanged(loaded.db), settings };
    await expect(await box(/^Brand fee/)).toHaveValue("7.50");
    await userEvent.click((await drawer()).getByRole("switch", { name: /^Override settings/ }));
    const save = (await drawer()).getByRole("button", { name: "Save" });
    await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled", "true"));
    await press("Save");
    await waitFor(() => expect(screen.getByText("Invoice updated.")).toBeVisible());
    await expect(sentTo(loaded, "updateInvoice")).toEqual([{ body: expected }]);
  },
};

export const ShareAboveAHundred = edited.says(
  async () => {
    await override();
    await typeIn(/^Sport GGR/, "101");
  },
  /^Sport GGR/,
  /Use at most 100\./,
);

export const WithoutId = edited.waits(untouched, "Missing Invoice ID.", {
  opens: (db) => ({ id: "edit-operator-invoice", params: { invoice: { ...unpaid(db), _id: "" } } }),
});
export const NoOperator = look(
  edited.waits(untouched, "Operator not found, please select an operator.", {
    opens: (db) => ({ id: "edit-operator-invoice", params: { invoice: { ...unpaid(db), opId: "" } } }),
  }),
  { name: "No operator selected" },
);

/** The month already has an invoice: error, the input stays. */
export const MonthTaken = edited.refused(
  async () => {
    await choose(/^Month/, "October");
    await choose(/^Year/, "2026");
  },
  () => undefined,
  "An invoice for October 2026 already exists for Nordlys.",
);

export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_invoices")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  },
};
