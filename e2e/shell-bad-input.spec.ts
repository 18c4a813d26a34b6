import { background } from "./background.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { rowsOf } from "./shown.ts";
import { go } from "./go.ts";

const BANKS = "/withdraw/bank-list";
const DAY = 86_400_000;

/** Nonsense for every parameter that the shell or a list reads. */
const TAMPERED = [
  "opId=",
  "opId=%00",
  "opId=op-nowhere",
  "opId=a&opId=b",
  "includeBrands=maybe",
  "is-test=2&isTest=true",
  "page=0",
  "page=1e99",
  "page=99999999",
  "limit=-1",
  "limit=1000000",
  "sort=constructor",
  "sort=-__proto__",
  "search=%F0%9F%92%A9%3Cscript%3E",
  "status=%27--",
  "panel=../../x",
  "panel=bank-edit&uuid=%2e%2e",
  "row=[]",
  "selectedLanguage=xx",
  "parentOpId=*",
  "tab=9",
  "type=none",
  "aggregator=%25",
];

test("nonsense in the address breaks neither the page nor what comes after it", async ({ page, problems }) => {
  // An operator or a bank that does not exist is refused.
  problems.allow(/status of 40[0134]/);
  await signIn(page, "SUPER_ADMIN", BANKS);
  for (const query of TAMPERED)
    await test.step(query, async () => {
      await go(page, `${BANKS}?${query}`);
      await expect(page.locator("main [data-slot=data-table]:not([data-status=loading])")).toBeAttached();
      await expect(page.getByText("This part of the page stopped working")).toHaveCount(0);
    });
  await go(page, BANKS);
  await expect(rowsOf(page).first()).toBeVisible();
});

test("an operator that is not theirs is refused in words, and their own still works", async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await signIn(page, "OPERATOR_ADMIN", `${BANKS}?opId=op-aurora`);
  await expect(page.locator("main").getByText("You do not have access to this")).toBeVisible();
  await expect(page.locator("main").getByText("You do not have the right to see this operator.")).toBeVisible();
  await page.getByRole("button", { name: "Show all brands" }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test("a right that was taken away meanwhile is said where it is missed", async ({ page, mock, problems }) => {
  problems.allow(/status of 403/);
  await signIn(page, "ADMIN", BANKS);
  await mock({ faults: [{ operation: "listBanks", fault: "403" }] });
  await page.getByRole("searchbox", { name: "Search" }).fill("bank");
  await expect(page.locator("main").getByText("You do not have access to this")).toBeVisible();
  await mock({ faults: [] });
  await go(page, "/withdraw/bank-accounts");
  await expect(rowsOf(page).first()).toBeVisible();
});

for (const off of [-DAY, DAY])
  test(`a clock that is a day ${off < 0 ? "slow" : "fast"} signs nobody out and stops no polling`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + off });
    await signIn(page, "ADMIN", BANKS);
    await background(page);
    const polled = page.waitForRequest(/\/api\/admin\/badges/);
    await page.clock.runFor(10_000);
    await polled;
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${BANKS}$`));
  });

test("what the shell cannot read is said once each, and recovers by itself", async ({ page, mock, problems }) => {
  problems.allow(/WebSocket/);
  const operations = ["getBadges", "listMenu", "listMyOperators", "listNotifications"] as const;
  await mock({ faults: operations.map((operation) => ({ operation, fault: "refused" })) });
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  await expect(page.locator("[data-slot=toast]").getByText("by itself").first()).toBeVisible();
  await expect(page.locator("[data-slot=toast]").getByText(/by (?:itself|themselves)\./)).toHaveCount(4);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.locator("[data-slot=toast]").getByText(/by (?:itself|themselves)\./)).toHaveCount(0);
  await mock({ faults: [] });
  const read = page.waitForResponse(/\/api\/operators\/menu-list/);
  await page.clock.runFor(60_000);
  expect((await read).status()).toBe(200);
  await page.getByRole("combobox", { name: "Operator" }).click();
  await expect(page.getByRole("option", { name: "Anadolu Oyun", exact: true })).toBeVisible();
});

for (const fault of ["500", "html-200"] as const)
  test(`counts that are answered with “${fault}” are said once, and come back`, async ({ page, mock, problems }) => {
    problems.allow(/WebSocket|status of 500/);
    await page.clock.install();
    await signIn(page, "ADMIN", BANKS);
    await background(page);
    await mock({ faults: [{ operation: "getBadges", fault }] });
    const said = page.getByText("What waits could not be counted");
    // Later and later: after 10, 20 and 40 seconds.
    for (const [seconds, count] of [
      [11, 1],
      [21, 0],
      [41, 0],
    ] as const) {
      const answered = page.waitForResponse(/\/api\/admin\/badges/);
      await page.clock.runFor(seconds * 1000);
      await answered;
      await expect(said).toHaveCount(count);
    }
    await mock({ faults: [] });
    const answered = page.waitForResponse(/\/api\/admin\/badges/);
    await page.clock.runFor(81_000);
    await answered;
    await expect(page.getByRole("link", { name: /Bank Accounts.*\d/ })).toBeVisible();
  });

for (const [operation, fault] of [
  ["getSession", "refused"],
  ["checkMe", "refused"],
  ["checkMe", "500"],
] as const)
  test(`a start whose ${operation} is answered with “${fault}” lets nobody in, says so, and tries again`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await page.clock.install();
    await mock({ faults: [{ operation, fault }] });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/api/auth/login?as=ADMIN&returnTo=${BANKS}`);
    // A read that failed is tried again after a while, twice.
    const said = page.getByText("The console could not start");
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(said).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(asked).not.toContain("/api/banks/list");
    await mock({ faults: [] });
    await page.clock.runFor(10_000);
    await expect(rowsOf(page).first()).toBeVisible();
  });

test("a start that failed is tried again at once by whoever cannot wait", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "checkMe", fault: "refused" }] });
  await page.goto(`/api/auth/login?as=ADMIN&returnTo=${BANKS}`);
  await expect(page.getByText("The console could not start")).toBeVisible();
  await mock({ faults: [] });
  await page.getByRole("button", { name: /try again/i }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test("live messages that are refused are said once, and the rates that nobody looks at not at all", async ({
  page,
  mock,
}) => {
  const refused = (["negotiateRealtime", "getRates"] as const).map((operation) => ({
    operation,
    fault: "refused" as const,
  }));
  await mock({ faults: refused });
  await page.clock.install();
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  const toasts = page.locator("[data-slot=toast]");
  const said = toasts.getByText("Live messages are interrupted");
  await page.mouse.move(300, 300);
  await expect(said).toHaveCount(1);
  await page.clock.runFor(90_000);
  await expect(said).toHaveCount(0);
  await expect(toasts.getByText("exchange rates")).toHaveCount(0);
  await expect(rowsOf(page).first()).toBeVisible();
  await mock({ faults: [] });
  const negotiated = page.waitForResponse(/\/api\/awps\/negotiate/);
  await page.clock.runFor(61_000);
  expect((await negotiated).status()).toBe(200);
});

test("who they work for is not needed to filter, and is read again", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "getMyOperator", fault: "refused" }] });
  await signIn(page, "OPERATOR_ADMIN", BANKS);
  await background(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(page.getByText("Your own operator could not be read.")).toBeVisible();
  await expect(drawer.getByRole("combobox", { name: "Brand" })).toBeVisible();
  await expect(drawer.getByText("Always within")).toHaveCount(0);
  await mock({ faults: [] });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(drawer.getByText("Always within Nordlys.")).toBeVisible();
});
