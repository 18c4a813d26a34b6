import { expect, screen, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { invoiceOf, unpay, usd } from "#testing/rows/billing-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannotMore, hasJson, says, showsFacts } from "#testing/stories/record.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Billing/Invoice Details",
  tags: ["panel:invoice-details"],
  args: { at: (db) => `/?panel=invoice-details&invoiceId=${invoiceOf(db, "paid")._id}` },
} satisfies SceneMeta;

export const Default = look();

export const Facts = showsFacts(
  "Outstanding, Total, Operator, Invoice, Month, Issued, Title, Reference, Players, Brands, Description, Settings, Note",
  {},
  ["Created by", "Updated"],
);

/** Documented lines, additional costs, then total, paid and outstanding (money §9). */
export const Lines: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const invoice = invoiceOf(db, "paid");
    const table = within(await (await drawer()).findByRole("table", { name: "Charges" }));
    const rows = table.getAllByRole("row").slice(1);
    await expect(rows.map((row) => within(row).getByRole("rowheader").firstChild?.textContent)).toEqual([
      "Casino GGR",
      "Sport GGR",
      "Premium sport",
      "Premium bot",
      "Brand fee",
      "Minimum payment",
      ...invoice.settings.additionalCosts.map(({ name }) => name),
      "Total in USD",
      "Paid",
      "Outstanding",
    ]);
    const amountOf = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) }).textContent;
    const plain = (amount: number) => usd(amount).replace(" USD", "USD");
    await expect(amountOf("Total in USD")).toContain(plain(invoice.totalPayableAmountInUSD));
    await expect(amountOf("Paid")).toContain(plain(invoice.paidAmountInUSD));
    await expect(amountOf("Outstanding")).toContain(plain(invoice.remainingAmountInUSD));
    await expect(screen.queryByText("The lines do not add up to the total")).toBeNull();
  },
};

/** A total that differs from the sum of its lines raises an alert. */
export const TotalOfItsOwn: SceneStory = {
  args: {
    arrange: (db) => {
      const { _id } = invoiceOf(db, "paid");
      const row = db.billing.invoices.get(_id)!;
      db.billing.invoices.set(_id, { ...row, totalPayableAmountInUSD: row.totalPayableAmountInUSD + 0.01 });
    },
  },
  play: () => says("The lines do not add up to the total"),
};

/** The super admin note is edited in place; the call sends the entire invoice (money §7, ruling 39). */
export const NoteChanged: SceneStory = {
  ...sending("updateInvoice"),
  play: async ({ loaded }) => {
    const {
      _id: invoiceId,
      opId,
      month,
      year,
      issuedAt,
      description,
      settings,
      totalPayableAmountInUSD,
    } = invoiceOf(loaded.db, "paid");
    await typeIn(/^Super admin note/, "  Agreed in the meeting.  ");
    await press("Save");
    await waitFor(() => expect(screen.getByText("Invoice Note Updated!")).toBeVisible());
    await expect(sentTo(loaded, "updateInvoice")).toEqual([
      {
        body: {
          invoiceId,
          opId,
          month,
          year,
          issuedAt,
          description,
          settings,
          overrideSettings: false,
          superAdminNote: "Agreed in the meeting.",
        },
      },
    ]);
    // The amounts stay.
    await waitFor(() =>
      expect(loaded.db.billing.invoices.get(invoiceId)).toMatchObject({
        superAdminNote: "Agreed in the meeting.",
        totalPayableAmountInUSD,
      }),
    );
  },
};

/** The required amount must be paid by the 5th (money §9). */
export const Overdue: SceneStory = {
  args: { arrange: unpay, at: (db) => `/?panel=invoice-details&invoiceId=${invoiceOf(db, "unpaid")._id}` },
  play: async () => {
    await says("Overdue.");
    await waitFor(() => expect(shownDrawer().getByRole("link", { name: "Unpaid invoices" })).toBeVisible());
  },
};

export const Deletes: SceneStory = {
  args: { arrange: unpay, at: (db) => `/?panel=invoice-details&invoiceId=${invoiceOf(db, "unpaid")._id}` },
  play: async () => {
    await says("Charges");
    await pressMore("Delete…");
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete invoice" })).toBeVisible());
  },
};

/** Add payment starts with the outstanding amount of this invoice. */
export const TakesAPayment: SceneStory = {
  args: { arrange: unpay, at: (db) => `/?panel=invoice-details&invoiceId=${invoiceOf(db, "unpaid")._id}` },
  play: async ({ loaded: { db } }) => {
    await says("Charges");
    await press("Add payment…");
    const form = within(await screen.findByRole("dialog", { name: "Add Payment" }));
    const invoiceNo = String(invoiceOf(db, "unpaid").invoiceNo);
    await waitFor(() =>
      expect(form.getByRole<HTMLInputElement>("textbox", { name: /invoice/i }).value.replaceAll(/\D/g, "")).toBe(
        invoiceNo,
      ),
    );
  },
};

export const Prints: SceneStory = {
  play: async () => {
    const { print } = globalThis;
    let printed = 0;
    globalThis.print = () => void (printed += 1);
    try {
      await says("Charges");
      await pressMore("Print");
      await expect(printed).toBe(1);
    } finally {
      globalThis.print = print;
    }
  },
};

/** Operator staff see amounts only: no notes, no JSON, no changes (money §6). */
export const OperatorInvoice = look({
  args: { account: "operator-admin" },
  play: async () => {
    await says("Charges");
    await expect((await drawer()).queryByRole("heading", { name: "Notes" })).toBeNull();
    await expect((await drawer()).queryByRole("tab", { name: "JSON" })).toBeNull();
  },
});
export const OperatorCannotDelete = cannotMore("Delete…", /edit_invoices/, { account: "operator-admin" });
/** Ruling 32. */
export const JsonForAdmins = hasJson("admin", "tab");

export const WithoutId: SceneStory = {
  args: { at: "/?panel=invoice-details" },
  play: () => says("Missing Invoice ID."),
};
export const Forbidden = look(forbiddenPanel("showInvoice", "view_billing"));
export const NotFound = look(gonePanel(`/?panel=invoice-details&invoiceId=${NOBODY}`, "invoice"));
