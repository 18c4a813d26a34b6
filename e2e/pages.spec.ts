import { modules } from "../packages/console/src/app/modules.ts";
import { createRegistry } from "../packages/console/src/kit/registry.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { go } from "./go.ts";
import { expectNoOverflow } from "./no-overflow.ts";

/** What stands where a page's content is: a table, a record, or a state that was designed. */
const CONTENT = [
  "[data-slot=data-table]:not([data-status=loading])",
  "[data-slot=description-list]",
  "[data-slot=empty-state]",
  "[data-slot=card]",
  "section[aria-label='What waits for staff']",
]
  .map((it) => `main ${it}`)
  .join(", ");
/** Of a record that is not there, the page says so; of an operator the server says more. */
const IDS: Readonly<{ [path: string]: string }> = { "/operators/{id}": "op-nordlys" };
const NOWHERE = "00000000-0000-4000-8000-000000000000";

const { pages } = createRegistry(modules);

for (const [group, members] of Map.groupBy(pages, (page) => page.group))
  test(`every page of ${group} opens`, async ({ page, problems }) => {
    test.setTimeout(60_000 + members.length * 5000);
    // A record that is not there is answered with 404.
    problems.allow(/status of 404/);
    await signIn(page, "SUPER_ADMIN");
    for (const { path, title, variants = {} } of members)
      for (const [query, expected] of Object.entries({ "": title, ...variants }))
        await test.step(`${path} ${query}`, async () => {
          await go(page, `${path.replaceAll(/\{\w+\}/g, IDS[path] ?? NOWHERE)}${query && `?${query}`}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected);
          await expect(page.locator(CONTENT).first()).toBeVisible();
          await expect(page.locator("main [data-status=failed]")).toHaveCount(0);
          await expect(page.getByText("could not be loaded")).toHaveCount(0);
          await expectNoOverflow(page);
        });
  });

test("an address that does not exist offers the pages that its words may mean", async ({ page }) => {
  await signIn(page, "ADMIN", "/withdraw/invoices");
  await expect(page.getByText("There is no page at this address")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Invoices/ })
    .click();
  await expect(page).toHaveURL(/\/billing\/invoices$/);
});

test("the menu finds pages, collapses to icons and remembers it", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/billing/invoices?opId=op-nordlys");
  await page.getByLabel("Find a page").fill("pending with");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/withdraw\/pending\?opId=op-nordlys$/);
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Bets" }).click();
  await page.getByRole("link", { name: "Quick Bets" }).click();
  await expect(page).toHaveURL(/\/quick-bets\?opId=op-nordlys$/);
  await page.getByRole("button", { name: "Expand the menu" }).click();
  await expect(page.getByLabel("Find a page")).toBeVisible();
});

test("a row opens its details, goes to the next, and leads to its page", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/bonus");
  const row = page.locator("tr[data-row-id]").first();
  await row.locator("td[data-column]").nth(1).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("tab", { name: "JSON" })).toBeVisible();
  const first = new URL(page.url()).searchParams.get("row");
  await drawer.getByRole("button", { name: "Next" }).click();
  await expect(page).not.toHaveURL(new RegExp(`row=${first}(&|$)`));
  await drawer.getByRole("link", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonus Details");
});
