import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { invoiceOf, unpay, usd } from "#testing/rows/billing-rows.ts";
import { drawer, firstRow } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { firstOf, NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, says, showsFacts } from "#testing/stories/record.ts";

const at = (id: string) => `/?panel=billing-record-details&billingRecord=${id}`;
const atPayment = (db: Db) => at(firstOf(db.billing.payments, (it) => it.opId === "op-nordlys").paymentId);

export default {
  ...staging,
  title: "Panels/Billing/Billing Record Details",
  tags: ["panel:billing-record-details"],
  args: { account: "super-admin", at: (db) => at(invoiceOf(db, "paid")._id) },
} satisfies SceneMeta;

export const Default = look();

/** The title follows the record type (money §2). */
export const OfAnInvoice = showsFacts(
  "Amount, Outstanding, Operator, Reference, Issued, Description, Note, Invoice, Source, Charged from, GGR, Casino commission, Sport commission, Commission, Monthly minimum",
  {},
  ["Created"],
);
export const Payment = look(
  showsFacts("Amount, Operator, Reference, Issued, Description, Paid by, Invoice", { at: atPayment }, ["Created"]),
);

/** Casino and sport commission with percentage and basis add up to the commission. */
export const CommissionOfBothShares: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { settings, ...it } = invoiceOf(db, "paid");
    const value = async (label: string) => (await (await drawer()).findByText(label)).closest("div");
    const line = (share: number, ggr: number, commission: number) =>
      [usd(commission), ` (${share}% of `, usd(ggr), ")"].join("").replaceAll(/\s/g, "");
    const textOf = async (label: string) => (await value(label))?.textContent.replaceAll(/\s/g, "");
    await expect(await textOf("Casino commission")).toContain(
      line(settings.casinoGGRPercentage, it.casinoGGRInUSD, it.casinoGGRCommissionInUSD),
    );
    await expect(await textOf("Sport commission")).toContain(
      line(settings.sportGGRPercentage, it.sportGGRInUSD, it.sportGGRCommissionInUSD),
    );
  },
};

const titled = (title: string, args: SceneStory["args"] = {}): SceneStory => ({
  args,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: new RegExp(`^${title}`) })).toBeVisible());
  },
});
export const InvoiceTitle = titled("Invoice Details");
export const PaymentTitle = titled("Payment Details", { at: atPayment });

/** The preview shows the real record, is labelled as such, and has no actions (ruling 33). */
export const Preview: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await (await drawer()).findByRole("tab", { name: "Details V2 (Preview)" }));
    const panel = within(screen.getByRole("tabpanel", { name: "Details V2 (Preview)" }));
    await waitFor(() => expect(panel.getByText("Preview")).toBeVisible());
    const amount = usd(invoiceOf(db, "paid").totalPayableAmountInUSD).replace(" USD", "USD");
    await expect(panel.getByRole("list")).toHaveTextContent(amount);
    await expect(panel.queryAllByRole("button")).toEqual([]);
    await expect(panel.queryAllByRole("textbox")).toEqual([]);
  },
};

const tabs = (account: string, names: readonly string[], args: SceneStory["args"] = {}): SceneStory => ({
  args: { ...args, account },
  play: async () => {
    await (await drawer()).findAllByRole("term");
    await expect(screen.queryAllByRole("tab").map((it) => it.textContent)).toEqual(names);
  },
});
/** Preview for SUPER_ADMIN only; invoice JSON for ADMIN too, payment JSON not (ruling 32). */
export const SuperAdminsTabs = tabs("super-admin", ["Details", "Details V2 (Preview)", "JSON"]);
export const ForAdmin = look(tabs("admin", ["Details", "JSON"]), { name: "Signed in as admin" });
export const PaymentForAdmin = look(tabs("admin", [], { at: atPayment }), { name: "Payment, signed in as admin" });
export const ForOperator = look(tabs("operator-admin", []), { name: "Signed in as operator admin" });
export const NoJsonForOperators = hasJson("operator-manager", false);

/** Notes are for platform staff (money §6). */
export const NoNoteForOperators: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await says("Monthly minimum");
    await expect((await drawer()).queryByText("Note")).toBeNull();
  },
};

export const Edits: SceneStory = {
  play: async () => {
    await says("Monthly minimum");
    await press("Edit…");
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Edit Operator Invoice Record/ })).toBeVisible());
  },
};
export const Deletes: SceneStory = {
  args: { arrange: unpay, at: (db) => at(invoiceOf(db, "unpaid")._id) },
  play: async () => {
    await says("Monthly minimum");
    await pressMore("Delete…");
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete invoice" })).toBeVisible());
  },
};
export const DeletesAPayment: SceneStory = {
  args: { at: atPayment },
  play: async () => {
    await says("Invoice");
    await pressMore("Delete…");
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete payment" })).toBeVisible());
  },
};
export const OperatorCannotEdit = cannot("Edit…", /edit_invoices/, { account: "operator-admin" });

export const FromTheList: SceneStory = {
  args: { at: "/billing/operators?opId=op-nordlys&type=invoice" },
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector('[data-column="type"]')!);
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Invoice Details/ })).toBeVisible());
  },
};

export const Forbidden = look(forbiddenPanel("showBillingRecord", "view_billing"));
export const NotFound = look(gonePanel(at(NOBODY), "billing record"));
