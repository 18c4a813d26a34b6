import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { journey } from "./lib/journey.ts";
import { alert, button, css, dialog, role, row, text, type Step } from "./lib/steps.ts";
import { until, type Tab } from "./lib/tab.ts";

const BANKS = "/withdraw/bank-list?opId=op-nordlys";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

journey("drawer: a row opens it, the next follows, Escape closes it", async ({ tab }) => {
  await tab.signIn("OPERATOR_MANAGER", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
  await tab.click(row(1), css("[data-column]", 1));
  await tab.one(dialog(), text(/^2 of \d+$/));
  await tab.press("j");
  await tab.one(dialog(), text(/^3 of \d+$/));
  await tab.press("Escape");
  await tab.gone(dialog());
});

journey(
  "form with a mistake: nothing is saved; mended, the new record is in the list with all its fields",
  async ({ tab }) => {
    await tab.signIn("SUPER_ADMIN", BANKS);
    await tab.click(button("New bank"));
    const drawer = dialog("New bank");
    await tab.fill("KEYS 1", drawer, role("textbox", /^Key/));
    await tab.fill("Keys only", drawer, role("textbox", /English/, 0));
    await tab.fill("7", drawer, role("textbox", /^Order/));
    await tab.click(drawer, text("Inactive"));
    await tab.press("Control+Enter");
    await tab.one(drawer, css("[aria-invalid=true]"));
    await tab.fill("KEYS_ONLY", drawer, role("textbox", /^Key/));
    await tab.press("Control+Enter");
    await tab.toast(/New Bank added!/);
    await tab.fill("KEYS_ONLY", role("searchbox", "Search"));
    await tab.says(/KEYS_ONLY[\s\S]*Keys only[\s\S]*7[\s\S]*Inactive/, row(0));
  },
);

journey("unsaved text: Escape asks first, the text is kept", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", BANKS);
  await tab.click(row(0));
  const order: readonly Step[] = [dialog(), role("textbox", /^Order/)];
  await tab.fill("78", ...order);
  await tab.press("Escape");
  await tab.click(alert("Discard your changes?"), button("Keep editing"));
  await tab.gone(alert());
  await tab.has("78", ...order);
});

/** Expects the list of a combobox to be completely inside the window without covering its own field. */
const isBesideItsField = async (tab: Tab, field: readonly Step[]) => {
  const [list] = await tab.all(role("listbox"));
  const [own] = await tab.all(...field);
  expect(list, "a list").toBeDefined();
  expect(list!.box.top).toBeGreaterThanOrEqual(0);
  expect(list!.box.bottom).toBeLessThanOrEqual(900);
  expect(list!.box.top >= own!.box.bottom - 1 || list!.box.bottom <= own!.box.top + 1, "beside its field").toBe(true);
};

journey("combobox: an option is found by typing and chosen", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/cms/v2/game-cards?opId=op-nordlys");
  await tab.click(button("New game card"));
  const game = role("combobox", /^Game/);
  await tab.click(dialog(), game);
  await tab.one(css("input[role=combobox]:focus"));
  await tab.type("ro");
  await tab.click(role("option", undefined, 0));
  await tab.gone(role("listbox"));
});

journey("combobox: near the lower edge of the window, its list is inside and beside the field", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/user/profile");
  const zone: readonly Step[] = [role("combobox", /^Time zone/)];
  await tab.one(...zone);
  await tab.run(() => {
    const field = [...document.querySelectorAll("[role=combobox]")].find((it) =>
      ((it as HTMLInputElement).labels?.[0]?.textContent ?? it.getAttribute("aria-label"))?.startsWith("Time zone"),
    );
    field?.scrollIntoView({ block: "end", behavior: "instant" });
  });
  await tab.click(...zone);
  await until(() => isBesideItsField(tab, zone));
  await tab.type("Stockholm");
  await tab.click(role("option", /Stockholm/, 0));
  await tab.gone(role("listbox"));
  await tab.says(/Stockholm/, ...zone);
});

journey("combobox of the top bar: another operator is chosen, the list follows", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/bets");
  await tab.click(role("banner"), role("combobox", "Operator"));
  await tab.one(css("input[role=combobox]:focus"));
  await tab.type("polaris");
  await tab.click(role("option", /^Polaris/));
  await tab.expectAddress(/opId=br-polaris/);
  await tab.idle();
  await until(async () => expect((await tab.all(row())).length).toBeGreaterThan(0));
});

journey("date and time: a day pressed in the calendar, the field has it with a time", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/cms/v2/modals/new?opId=op-nordlys");
  await tab.click(button(/^Open calendar: Shown from/));
  await tab.click(dialog(/^Calendar: Shown from/), role("grid"), button(/\b15\b/));
  await tab.has(/^15\b.*\d{1,2}:\d{2}/, role("textbox", /^Shown from/));
});

journey("radio buttons of a filter: one is pressed, it is checked and the list is filtered by it", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/players");
  await tab.click(button(/^Filters/));
  const choice = [dialog("Filters"), role("radiogroup", "Pending debit")] as const;
  await tab.click(...choice, text("Yes"));
  await until(async () => expect((await tab.one(...choice, role("radio", "Yes"))).checked).toBe(true));
  await tab.press("Control+Enter");
  await tab.expectAddress(/hasPendingDebit=true/);
});

journey("upload: two files are chosen and uploaded, both are listed", async ({ tab }) => {
  const folder = mkdtempSync(join(tmpdir(), "upload-"));
  const files = ["journey-one.png", "journey-two.png"].map((it) => join(folder, it));
  for (const file of files) writeFileSync(file, PNG);
  await tab.signIn("ADMIN", "/cms/v2/file-manager?opId=op-nordlys");
  await tab.click(button("Upload files"));
  await tab.one(dialog("Upload Files"), button("Choose files"));
  await tab.choose(files, css("[role=dialog] input[type=file]"));
  await tab.one(dialog("Upload Files"), text(/journey-two\.png/));
  await tab.click(dialog("Upload Files"), button(/^Upload/));
  await tab.toast(/upload/i);
  rmSync(folder, { recursive: true });
});

const editor = role("textbox", "Text");

journey(
  "text of a post: bold text is cut and pasted, it stays bold; saved with a tag and a summary",
  async ({ tab }) => {
    await tab.signIn("ADMIN", "/cms/v2/blog/new?opId=op-nordlys");
    await tab.fill("journey", role("textbox", /^Address/));
    await tab.fill("A journey", role("textbox", /^Title/));
    await tab.fill("A day in the office", role("textbox", "Summary"));
    await tab.fill("office", role("textbox", "Tags"));
    await tab.press("Enter");
    await tab.one(button(/^Remove office/));
    await tab.click(editor);
    await tab.press("Control+b");
    await tab.type("Long ago");
    await tab.one(editor, css("strong"));
    await tab.press("Control+a", "Control+x");
    await tab.gone(editor, css("strong"));
    await tab.press("Control+v");
    await tab.says(/Long ago/, editor, css("strong"));
    await tab.click(button("Publish"));
    await tab.click(role("alertdialog", "Publish"), button("Publish"));
    await tab.toast(/Post published\./);
  },
);

journey("drag and drop: a footer item is dragged onto another, the order changes and is saved", async ({ tab }) => {
  await tab.signIn("ADMIN", "/cms/v2/footer?opId=op-nordlys");
  const about = role("region", "About");
  const items = async () => (await tab.all(about, css("li"))).map((it) => it.text.trim().split("\n")[0]);
  const before = await until(async () => {
    const found = await items();
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  await tab.drag([about, css("li", 1)], [about, css("li", 0)]);
  await tab.click(button("Save order"));
  await tab.gone(button("Save order"));
  await tab.reload();
  await until(async () => expect((await items())[0]).toBe(before[1]));
});
