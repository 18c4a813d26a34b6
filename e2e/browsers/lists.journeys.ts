import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { journey } from "./lib/journey.ts";
import { button, css, dialog, role, row, text, type Step } from "./lib/steps.ts";
import { until, type Tab } from "./lib/tab.ts";

const ACCOUNTS = "/withdraw/bank-accounts";
const chips = role("list", "Filters set");
const find = role("searchbox", "Search");

const rows = async (tab: Tab) => (await tab.all(row())).map((it) => it.text);

journey("list: scrolled to its last row, the row is in sight and the head stays", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  await until(async () => expect(await rows(tab)).toHaveLength(50));
  await tab.focus(row(0));
  await tab.press("End");
  await until(async () => {
    const [last] = await tab.all(row(49));
    expect(last!.focused).toBe(true);
    expect(last!.box.bottom).toBeLessThanOrEqual(900);
  });
  const [head] = await tab.all(role("columnheader", undefined, 1));
  expect(head!.box.top).toBeGreaterThan(0);
});

journey("list: sorted by a head, the order is in the address", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/bets");
  const head = [role("columnheader", "Status")] as const;
  await tab.click(...head);
  await tab.expectAddress(/sort=status/);
  await until(async () => {
    const [status] = await tab.all(...head);
    expect(status!.attributes["aria-sort"]).toBe("ascending");
  });
});

journey("filter drawer: a status is chosen, the list shows it and a chip removes it", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/bets");
  await tab.click(button(/^Filters/));
  const drawer = dialog("Filters");
  await tab.select("Won", drawer, role("combobox", "Status"));
  await tab.press("Control+Enter");
  await tab.gone(drawer);
  await tab.expectAddress(/status=WON/);
  await tab.idle();
  await tab.says(/Status: Won/, chips);
  await until(async () => {
    const shown = await rows(tab);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((it) => !it.includes("Won"))).toEqual([]);
  });
  await tab.click(button("Remove Status: Won"));
  await tab.gone(chips);
});

journey("menu and popover: a press on a row only closes them, the next press opens the row", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  for (const [opener, opened] of [
    [button(/^View/), role("menu")],
    [button("Created: any"), dialog("Created")],
  ] as const) {
    await tab.click(opener);
    await until(async () => expect(await tab.all(opened)).toHaveLength(1));
    await tab.click(row(18));
    await tab.gone(opened);
    expect(await tab.all(role("dialog"))).toHaveLength(0);
  }
  // Another row: a press in the same place would be the second of a double click.
  await tab.click(row(16));
  await tab.expectAddress(/panel=/);
});

journey("date filter: typed from one minute to the same, rows of that minute are shown", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  const time: readonly Step[] = [row(0), css("time", 0)];
  const shown = (await tab.one(...time)).text;
  // The list leaves out this year.
  const minute = shown.replace(/(?<! \d{4}),/, ` ${new Date().getFullYear()},`);
  await tab.click(button("Created: any"));
  for (const end of ["from", "to"]) {
    await tab.fill(minute, role("textbox", `Created ${end}`));
    await tab.has(minute, role("textbox", `Created ${end}`));
  }
  await tab.press("Control+Enter");
  await tab.expectAddress(/period=/);
  await tab.idle();
  await tab.says(new RegExp(`^${shown}`), ...time);
});

journey("date filter: two days pressed in the calendar, the range is applied", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  await tab.click(button("Created: any"));
  await tab.click(button("Open calendar: Created from"));
  const calendar = dialog("Calendar: Created from");
  await tab.click(calendar, button("Previous month"));
  // No six-week month view contains these days twice.
  for (const day of [/\b15\b/, /\b20\b/]) await tab.click(calendar, role("grid"), button(day));
  await tab.gone(calendar);
  await tab.has(/^15\b/, role("textbox", "Created from"));
  await tab.has(/^20\b/, role("textbox", "Created to"));
  await tab.press("Control+Enter");
  await tab.expectAddress(/period=/);
});

journey("search: a word is typed, fewer rows match", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/withdraw/bank-list");
  await until(async () => expect((await rows(tab)).length).toBeGreaterThan(10));
  const [first = ""] = await rows(tab);
  const key = first.split(/\s/)[0]!;
  await tab.fill(key, find);
  await tab.expectAddress(/search=/);
  await until(async () => {
    const shown = await rows(tab);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((it) => !it.toLowerCase().includes(key.toLowerCase()))).toEqual([]);
  });
});

journey("export: every row that matches, the file is downloaded", async ({ tab, downloads }) => {
  await tab.signIn("SUPER_ADMIN", "/bets?status=WON&betType=SPORT");
  const paging = await tab.one(text(/^1–50 of [\d,]+$/));
  const count = Number(paging.text.split(" of ")[1]!.replaceAll(",", ""));
  await tab.click(button(/^Export/));
  await tab.click(dialog("Export bets"), button(/^Export/));
  await tab.one(dialog("Export bets"), text(/^Saved/));
  const file = await until(async () => {
    const [name] = readdirSync(downloads).filter((it) => /^bets-\d{4}-\d{2}-\d{2}.*\.csv$/.test(it));
    expect(name).toBeDefined();
    const lines = readFileSync(join(downloads, name!), "utf8").trimEnd().split("\r\n");
    expect(lines).toHaveLength(count + 1);
    return lines;
  });
  expect(file[0]).toContain("Bet ID,");
});

journey("copy: a link to the view, pasted into a field it is the address without the search", async ({ tab }) => {
  await tab.signIn("ADMIN", "/withdraw/bank-list?opId=op-nordlys&search=bank");
  await tab.click(button("Saved views"));
  await tab.click(role("menuitem", "Copy a link to this view"));
  await tab.toast(/Link copied\./);
  await tab.click(find);
  await tab.press("Control+a", "Control+v");
  await tab.has(/[?&]opId=op-nordlys&columns=/, find);
});

journey("saved view: a column is hidden and kept, after a reload the view brings it back", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/bets");
  await tab.click(button(/^View/));
  await tab.click(role("menuitemcheckbox", "Game or event"));
  await tab.press("Escape");
  await tab.gone(role("columnheader", "Game or event"));
  await tab.click(button("Saved views"));
  await tab.click(role("menuitem", "Save this view"));
  await tab.fill("Without games", role("textbox", "Name"));
  await tab.press("Enter");
  await tab.click(button(/^View/));
  await tab.click(role("menuitem", "Reset to defaults"));
  await tab.one(role("columnheader", "Game or event"));
  await tab.reload();
  await tab.idle();
  await tab.click(button("Saved views"));
  await tab.click(role("menuitemradio", "Without games"));
  await tab.gone(role("columnheader", "Game or event"));
});

journey("inline drawer: walked by J, arrow keys, F6 and presses, list and drawer keep one record", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", "/withdraw/pending?sort=createdAt");
  const drawer = css("[data-slot=drawer][data-inline]");
  const expectCurrent = (index: number, where: "list" | "drawer") =>
    until(async () => {
      const [at] = await tab.all(row(index));
      const [panel] = await tab.all(drawer);
      const [record] = await tab.all(drawer, css("[data-record]"));
      expect(at!.attributes["aria-current"]).toBe("true");
      expect(record!.attributes["data-record"]).toBe(at!.attributes["data-row-id"]);
      expect([at!.focused, panel!.focused]).toEqual([where === "list", where === "drawer"]);
    });
  await tab.focus(row(0));
  await tab.press("Enter");
  await expectCurrent(0, "drawer");
  // Until its content is there, letters are kept for the box that it may focus.
  await tab.one(drawer, role("textbox", "Note for the player"));
  await tab.press("j");
  await expectCurrent(1, "drawer");
  await tab.press("F6");
  await expectCurrent(1, "list");
  await tab.press("j");
  await expectCurrent(2, "list");
  await tab.press("ArrowDown");
  await expectCurrent(3, "list");
  await tab.click(row(5), css("[data-column=createdAt]"));
  await expectCurrent(5, "list");
  await tab.press("F6");
  await expectCurrent(5, "drawer");
  await tab.press("Escape");
  await tab.gone(drawer);
  await until(async () => expect((await tab.one(row(5))).focused).toBe(true));
});
