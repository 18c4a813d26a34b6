import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { gonePanel } from "#testing/panel-states.ts";
import { paymentOf } from "#testing/rows/payment-rows.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannot, hasJson, shows, showsFacts } from "#testing/stories/record.ts";

const manual = (db: Db) => paymentOf(db, (it) => it.paymentType !== "CPG Transfer");
const transfer = (db: Db) => paymentOf(db, (it) => it.paymentType === "CPG Transfer");
const at = (of: typeof manual) => (db: Db) => `/?panel=payment-details&paymentId=${of(db).paymentId}`;

export default {
  ...staging,
  title: "Panels/Billing/Payment Details",
  tags: ["panel:payment-details"],
  args: { at: at(manual) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

/** Every documented fact (money §3). */
export const Facts = showsFacts(
  "Amount, In USD, Payment type, Paid, Paid by, Exchange rate, Transfer, Operator, Invoice, Month, Title, Reference, Description",
  {},
  ["Payment", "Created", "Updated"],
);

/** A CPG transfer links to the block explorer and cannot be deleted. */
export const CpgTransfer = look(
  {
    args: { at: at(transfer) },
    play: async ({ loaded: { db } }) => {
      const panel = await drawer();
      const { explorerURL } = transfer(db).extraData;
      await waitFor(() => expect(panel.getByRole("link", { name: explorerURL! })).toHaveAttribute("href", explorerURL));
      await expect(await moreItem("Delete…")).toHaveAccessibleDescription("A CPG transfer cannot be deleted.");
      await userEvent.click(panel.getByRole("button", { name: "Edit…" }));
      await waitFor(() => expect(screen.getByRole("dialog", { name: /^Edit CPG Transfer/ })).toBeVisible());
    },
  },
  { name: "CPG transfer" },
);

/** Links to the paid invoice. */
export const LeadsToTheInvoice: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { invoiceNo } = manual(db);
    await waitFor(() =>
      expect(shownDrawer().getByRole("link", { name: String(invoiceNo) })).toHaveAttribute(
        "href",
        expect.stringContaining(`/billing/invoices?search=${invoiceNo}`),
      ),
    );
  },
};

/** A script URL is shown as text. */
export const NoAddress = look({
  args: {
    at: at(transfer),
    arrange: (db) => {
      const { opTitle: _, ...row } = transfer(db);
      db.billing.payments.set(row.paymentId, { ...row, extraData: { explorerURL: "javascript:alert(1)" } });
    },
  },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("javascript:alert(1)")).toBeVisible());
    await expect((await drawer()).queryByRole("link", { name: /alert/ })).toBeNull();
  },
});

export const EditedByHand: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Edit…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Edit Manual Payment/ })).toBeVisible());
  },
};

/** A link without an id says the documented sentence (money §5). */
export const WithoutId = shows(["Missing Payment ID."], { at: "/?panel=payment-details" });
export const Json = hasJson("super-admin", "tab");
export const NoJsonForAdmins = hasJson("admin", false);
export const WithoutRight = cannot("Edit…", /edit_payments/, { account: "operator-admin" });
export const NotFound = look(gonePanel(`/?panel=payment-details&paymentId=${NOBODY}`, "payment"));
