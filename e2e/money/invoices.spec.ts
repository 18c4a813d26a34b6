import { expect, expectToast, signIn, test } from "../fixtures.ts";
import { acknowledge } from "../lib/acknowledge.ts";
import type { Locator, Page } from "@playwright/test";
import { moreItem } from "../lib/more-item.ts";

/** The months of an invoice go by the reader's time: this one has none in the seed, the one before has. */
const monthAgo = (months: number) => {
  const [year, month] = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Stockholm",
    year: "numeric",
    month: "2-digit",
  })
    .format()
    .split("-")
    .map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const name = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(first);
  return { name, year: first.getUTCFullYear() };
};
const [NOW, BEFORE] = [monthAgo(0), monthAgo(1)];
const BILLING = "/billing/invoices?opId=op-nordlys";

/** Reads a displayed amount in cents. */
const centsIn = async (place: Locator): Promise<number> => {
  await expect(place).toContainText("USD");
  const text = (await place.innerText()).replaceAll("−", "-");
  return Number(/-?[\d,]+\.\d\d/.exec(text)![0].replaceAll(/[,.]/g, ""));
};
/** A card above the list, found even while a drawer covers it. */
const card = (page: Page, label: string) => page.locator(`[data-slot=stat-card][aria-label="${label}"]`).locator("a");
const choose = (place: Locator, label: string, option: string) =>
  place.getByRole("combobox", { name: label }).selectOption({ label: option });
const write = async (form: Locator, reference: string) => {
  await form.getByRole("textbox", { name: /^Reference/ }).fill(reference);
  await form.getByRole("textbox", { name: /^Note/ }).fill("Agreed in the meeting.");
};

test("invoice: generated, edited, deleted → debt follows", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", BILLING);
  const debt = card(page, `Debt ${NOW.year}`);
  const before = await centsIn(debt);
  await page.getByRole("button", { name: "New invoice" }).click();
  const form = page.getByRole("dialog", { name: "Generate Invoice" });
  await choose(form, "Month", NOW.name);
  await choose(form, "Year", String(NOW.year));
  await expect(form.getByRole("textbox", { name: /^Title/ })).toHaveValue(`GGR ${NOW.name} ${NOW.year}`);
  await write(form, "NOR-2026-11");
  await form.getByRole("button", { name: "Generate invoice" }).click();
  await expectToast(page, "Invoice Generated!");

  const invoice = page.getByRole("dialog", { name: /^Invoice Details/ });
  const total = await centsIn(invoice.getByRole("row", { name: /^Total in USD/ }));
  expect(total).toBeGreaterThan(0);
  await expect.poll(() => centsIn(debt)).toBe(before + total);

  await invoice.getByRole("button", { name: "Edit…" }).click();
  const edit = page.getByRole("dialog", { name: /^Edit Operator Invoice/ });
  await edit.getByRole("switch", { name: /^Override settings/ }).click();
  const fee = edit.getByRole("textbox", { name: /^Brand fee/ });
  const feeInCents = Number((await fee.inputValue()).replaceAll(/[,.]/g, ""));
  await fee.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1234.56");
  await edit.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Invoice updated.");
  await expect(invoice.getByRole("row", { name: /^Brand fee/ })).toContainText("1,234.56");
  const more = total - feeInCents + 123_456;
  await expect.poll(() => centsIn(invoice.getByRole("row", { name: /^Total in USD/ }))).toBe(more);
  await expect.poll(() => centsIn(debt)).toBe(before + more);

  await (await moreItem(invoice, "Delete…")).click();
  await acknowledge(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete invoice of / })
    .click();
  await expectToast(page, "Invoice deleted.");
  await expect(invoice).toBeHidden();
  await expect.poll(() => centsIn(debt)).toBe(before);
});

test("invoice of an invoiced month: asks, keeps the form; confirmed → overwritten", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signIn(page, "SUPER_ADMIN", "/billing/operatorsV2?search=Solvik");
  const row = page.locator("tr[data-row-id=op-solvik]");
  await row.hover();
  await row.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Generate invoice" }).click();
  const form = page.getByRole("dialog", { name: "Generate Invoice" });
  await write(form, "SOL-AGAIN");
  await form.getByRole("button", { name: "Generate invoice" }).click();
  const question = page.getByRole("alertdialog", { name: "Existing Invoice" });
  await expect(question).toContainText(`Solvik already has an invoice for ${BEFORE.name} ${BEFORE.year} of`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(form.getByRole("textbox", { name: /^Reference/ })).toHaveValue("SOL-AGAIN");
  await form.getByRole("button", { name: "Generate invoice" }).click();
  await question.getByRole("button", { name: /^Overwrite invoice \d+$/ }).click();
  await expectToast(page, "Invoice Generated!");
  await expect(page.getByRole("dialog", { name: /^Invoice Details/ })).toContainText("SOL-AGAIN");
});

test("invoice: printed → one page without controls and notes", async ({ page }) => {
  await signIn(page, "ADMIN", `${BILLING}&status=PAID`);
  await page.locator("tr[data-row-id]").first().getByText("Paid", { exact: true }).click();
  const invoice = page.getByRole("dialog", { name: /^Invoice Details/ });
  await expect(invoice.getByText("Total in USD")).toBeVisible();
  await expect(invoice.getByRole("heading", { name: "Notes" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(invoice.getByRole("heading", { name: "Notes" })).toBeHidden();
  await expect(invoice.getByRole("button", { name: "Close" })).toBeHidden();
  await expect(invoice.getByRole("tab", { name: "JSON" })).toBeHidden();
  await expect(page.getByRole("grid")).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("invoice record: admin → texts corrected, no preview tab", async ({ page }) => {
  await signIn(page, "ADMIN", "/billing/operators?opId=op-nordlys&type=invoice");
  await page.locator("tr[data-row-id]").first().getByText("Invoice", { exact: true }).click();
  const record = page.getByRole("dialog", { name: /^Invoice Details/ });
  await expect(record.getByRole("tab")).toHaveText(["Details", "JSON"]);
  await record.getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: /^Edit Operator Invoice Record/ });
  await form.getByRole("textbox", { name: /^Title/ }).fill("Settlement of the month");
  await form.getByRole("textbox", { name: /^Note/ }).fill("Agreed in the meeting.");
  await form.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Invoice record updated.");
  await expect(record).toContainText("Settlement of the month");
});

test("invoices: operator manager → read-only, without notes", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/billing/invoices");
  const create = page.getByRole("button", { name: "New invoice" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await create.hover();
  await expect(page.getByRole("tooltip", { name: /You need the permission generate_invoices/ })).toBeVisible();
  await page.locator("tr[data-row-id]").first().locator("[data-column=year]").click();
  const invoice = page.getByRole("dialog", { name: /^Invoice Details/ });
  await expect(invoice.getByText("Total in USD")).toBeVisible();
  await expect(invoice.getByRole("heading", { name: "Notes" })).toHaveCount(0);
  await expect(invoice.getByRole("tab", { name: "JSON" })).toHaveCount(0);
  await expect(await moreItem(invoice, "Delete…")).toHaveAttribute("aria-disabled", "true");
});
