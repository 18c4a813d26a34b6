import type { Page } from "@playwright/test";
import { background } from "../lib/background.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import { noteToasts } from "./note-toasts.ts";
import { passUntil } from "./pass-until.ts";
import { rowsOf } from "../lib/shown.ts";

const BANKS = "/withdraw/bank-list";
const BADGES = "/api/admin/badges";
const DAY = 86_400_000;

/** Waits for a successful response of `path`. */
const answered = (page: Page, path: string) =>
  page.waitForResponse(
    async (it) =>
      new URL(it.url()).pathname === path &&
      (await it.json().then(
        ({ success }: { success?: boolean }) => success === true,
        () => false,
      )),
  );

/** Waits for the third response of `path`, successful or not. */
const thirdAnswer = (page: Page, path: string) => {
  let answers = 0;
  return page.waitForResponse((it) => new URL(it.url()).pathname === path && ++answers === 3);
};

/** Invalid values for each parameter that the shell or a list reads. */
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

test("URL with invalid parameters: page and later navigation keep working", async ({ page, problems }) => {
  // An operator or bank that does not exist is refused.
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

test("URL with another operator: access message, own scope still works", async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await signIn(page, "OPERATOR_ADMIN", `${BANKS}?opId=op-aurora`);
  await expect(page.locator("main").getByText("You do not have access to this")).toBeVisible();
  await expect(page.locator("main").getByText("You do not have permission to see this operator.")).toBeVisible();
  await page.getByRole("button", { name: "Show all brands" }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test("permission revoked meanwhile: access message where it is missing", async ({ page, mock, problems }) => {
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
  test(`clock off by a day (${off < 0 ? "slow" : "fast"}): no sign-out, polling continues`, async ({
    ownPage: page,
  }) => {
    await page.clock.install({ time: Date.now() + off });
    await signIn(page, "ADMIN", BANKS);
    await background(page);
    await passUntil(page, answered(page, BADGES));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${BANKS}$`));
  });

test("shell reads fail: named in one place, recover automatically", async ({ ownPage: page, mock, problems }) => {
  problems.allow(/WebSocket/);
  const operations = ["getBadges", "listMenu", "listMyOperators", "listNotifications"] as const;
  await mock({ faults: operations.map((operation) => ({ operation, fault: "refused" })) });
  await page.clock.install();
  const toasts = await noteToasts(page);
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  await expect(rowsOf(page).first()).toBeVisible();
  const notice = page.getByText(/^Not up to date: /);
  for (const words of ["counts", "menu", "operators", "notifications"]) await expect(notice).toContainText(words);
  await passUntil(page, thirdAnswer(page, "/api/operators/menu-list"));
  await mock({ faults: [] });
  await passUntil(page, notice.waitFor({ state: "detached" }));
  expect(await toasts(/could not|interrupted/)).toEqual([]);
  await page.getByRole("combobox", { name: "Operator" }).click();
  await expect(page.getByRole("option", { name: "Anadolu Oyun", exact: true })).toBeVisible();
});

for (const fault of ["500", "html-200"] as const)
  test(`badges answered with “${fault}”: said in one place, recover automatically`, async ({
    ownPage: page,
    mock,
    problems,
  }) => {
    problems.allow(/WebSocket|status of 500/);
    await page.clock.install();
    await signIn(page, "ADMIN", BANKS);
    await background(page);
    await mock({ faults: [{ operation: "getBadges", fault }] });
    const notice = page.getByText(/^Not up to date since \S+: counts\./);
    await passUntil(page, notice.waitFor());
    await mock({ faults: [] });
    await passUntil(page, notice.waitFor({ state: "detached" }));
    await expect(page.getByRole("link", { name: /Bank Accounts.*\d/ })).toBeVisible();
  });

for (const [operation, fault] of [
  ["getSession", "refused"],
  ["checkMe", "refused"],
  ["checkMe", "500"],
] as const)
  test(`start with ${operation} answered by “${fault}”: no access, message, retried`, async ({
    ownPage: page,
    mock,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await page.clock.install();
    await mock({ faults: [{ operation, fault }] });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`/api/auth/login?as=ADMIN&returnTo=${BANKS}`);
    // A failed read is retried twice, with a delay.
    const alert = page.getByText("The console could not start");
    await passUntil(page, alert.waitFor());
    // The list may be prefetched once the session is loaded, but is not shown.
    if (operation === "getSession") expect(requests).not.toContain("/api/banks/list");
    await expect(rowsOf(page)).toHaveCount(0);
    await mock({ faults: [] });
    await page.clock.runFor(10_000);
    await expect(rowsOf(page).first()).toBeVisible();
  });

test("start failed: Try again → retried at once", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "checkMe", fault: "refused" }] });
  await page.goto(`/api/auth/login?as=ADMIN&returnTo=${BANKS}`);
  await expect(page.getByText("The console could not start")).toBeVisible();
  await mock({ faults: [] });
  await page.getByRole("button", { name: /try again/i }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test("realtime fails: said until it works; unused exchange rates fail: nothing", async ({ ownPage: page, mock }) => {
  const refused = (["negotiateRealtime", "getRates"] as const).map((operation) => ({
    operation,
    fault: "refused" as const,
  }));
  await mock({ faults: refused });
  await page.clock.install();
  const toasts = await noteToasts(page);
  await signIn(page, "ADMIN", BANKS);
  await background(page);
  await page.mouse.move(300, 300);
  await passUntil(page, thirdAnswer(page, "/api/awps/negotiate"));
  const notices = page.locator("[data-slot=notice]");
  await expect(notices).toHaveText(
    /^Live messages are interrupted since \S+\. Counts still refresh every 10 seconds\.$/,
  );
  await mock({ faults: [] });
  await passUntil(page, notices.waitFor({ state: "detached" }));
  expect(await toasts(/could not|interrupted/)).toEqual([]);
});

test("own operator fails to load: filters work, read again on reopening", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "getMyOperator", fault: "refused" }] });
  await signIn(page, "OPERATOR_ADMIN", BANKS);
  await background(page);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(page.getByText("Not up to date: your own operator")).toBeVisible();
  await expect(drawer.getByRole("combobox", { name: "Brand" })).toBeVisible();
  await expect(drawer.getByText("Limited to")).toHaveCount(0);
  await mock({ faults: [] });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(drawer.getByText("Limited to Nordlys.")).toBeVisible();
});
