import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { invoiceRecordOf } from "#testing/rows/billing-rows.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const record = (db: Db) => invoiceRecordOf(db, "paid");

export default {
  ...staging,
  title: "Panels/Billing/Edit Operator Invoice Record",
  tags: ["panel:edit-operator-invoice-record"],
  args: {
    account: "admin",
    opens: (db) => ({ id: "edit-operator-invoice-record", params: { record: record(db) } }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const edited = form({ write: "updateInvoiceRecord" });
const clear = async (name: RegExp) => userEvent.clear(await (await drawer()).findByRole("textbox", { name }));
const note = () => typeIn(/^Note/, "Agreed in the meeting.");

export const Sent = edited.sends(
  async () => {
    await typeIn(/^Title/, "Settlement");
    await note();
    await typeIn(/^Description/, "Play of the month");
  },
  (db) => {
    const { id, opId, reference } = record(db);
    const texts = { title: "Settlement", note: "Agreed in the meeting.", description: "Play of the month" };
    return { body: { invoiceId: id, opId, reference: reference!, ...texts } };
  },
  "Invoice record updated.",
  {
    after: (db) =>
      expect([...db.billing.invoices.values()].find((it) => it.title === "Settlement")).toMatchObject({
        note: "Agreed in the meeting.",
      }),
  },
);

export const NoTitle = edited.says(
  async () => {
    await note();
    await clear(/^Title/);
  },
  /^Title/,
  /Enter a title\./,
);
export const NoReference = edited.says(
  async () => {
    await note();
    await clear(/^Reference/);
  },
  /^Reference/,
  /Enter a reference\./,
);
/** The note is required (ruling 38). */
export const NoNote = edited.says(() => clear(/^Note/), /^Note/, /Write a note\./);

export const WithoutId = edited.waits(untouched, "Missing Invoice ID.", {
  opens: (db) => ({ id: "edit-operator-invoice-record", params: { record: { ...record(db), id: "" } } }),
});

/** Deleted by someone else meanwhile. */
export const Gone = edited.refused(
  note,
  (db) => void db.billing.invoices.delete(record(db).id),
  "This invoice does not exist.",
);

export const WithoutRight: SceneStory = {
  args: { account: "operator-admin" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("edit_invoices")).toBeVisible());
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};
