import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";

type Sample = { shown: readonly string[]; absent: readonly string[]; refused: readonly string[] };

/** A sample per role. packages/console/src/app/catalogue-tests/rights.test.ts covers all roles and pages. */
const SAMPLES = {
  SUPER_ADMIN: { shown: ["Operators", "Crypto Networks"], absent: ["Brands", "Partner Dashboard"], refused: [] },
  ADMIN: { shown: ["Operators", "Bank List"], absent: ["Brands", "Partner Dashboard"], refused: [] },
  DEV_OPS: {
    shown: ["Hostnames", "Tech Support"],
    absent: ["Operators", "Bank List", "Roles"],
    refused: ["/operators", "/withdraw/bank-list", "/players", "/reports/operator"],
  },
  OPERATOR_ADMIN: {
    shown: ["Brands", "Roles", "Bank List"],
    absent: ["Operators", "Crypto Networks", "Tech Support"],
    refused: ["/operators", "/settings/crypto-networks", "/tech-support"],
  },
  OPERATOR_MANAGER: {
    shown: ["Bank List", "Hostnames"],
    absent: ["Operators", "Roles", "Crypto Networks"],
    refused: ["/operators", "/settings/roles", "/partner-dashboard"],
  },
  PARTNER: {
    shown: ["Partner Dashboard"],
    absent: ["Operators", "Bank List", "Brands"],
    refused: ["/withdraw/bank-list", "/bets", "/players"],
  },
} as const satisfies Record<string, Sample>;

/** Requests of the shell itself, independent of the page. */
const OF_THE_SHELL = /^\/api\/(?:auth|users\/me|admin\/badges|rates|operators\/menu-list|general|awps|tooltips)/;

for (const [role, { shown, absent, refused }] of Object.entries(SAMPLES) as [keyof typeof SAMPLES, Sample][])
  test(`${role}: own menu links, other pages refused without a request`, async ({ page }) => {
    const calls: string[] = [];
    await signIn(page, role, "/user/profile");
    const menu = page.getByRole("complementary");
    const find = page.getByLabel("Find a page");
    for (const title of shown) {
      await find.fill(title);
      await expect(menu.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
    }
    for (const title of absent) {
      await find.fill(title);
      await expect(menu.getByRole("link", { name: title, exact: true })).toHaveCount(0);
    }
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && !OF_THE_SHELL.test(pathname)) calls.push(pathname);
    });
    for (const path of refused) {
      await go(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator("main").getByText("You do not have access to this")).toBeVisible();
      await go(page, "/user/profile");
      await expect(page.locator("main").getByText("You do not have access to this")).toHaveCount(0);
    }
    // Also for a typed URL, and where the role matters instead of a permission.
    if (role !== "SUPER_ADMIN") {
      await page.goto("/whats-new/super-admin");
      await expect(page.locator("main").getByText("You do not have access to this")).toBeVisible();
    }
    expect(calls.filter((path) => !path.includes("profile"))).toEqual([]);
  });

test("partner dashboard: operator manager → unauthorized message", async ({ page }) => {
  await signIn(page, "OPERATOR_MANAGER", "/partner-dashboard");
  await expect(
    page.locator("main").getByText(/Unauthorized.*log out and log in again to update your permissions/),
  ).toBeVisible();
});

test("partner dashboard: partner → opens without naming the partner", async ({ page }) => {
  await signIn(page, "PARTNER", "/partner-dashboard");
  await expect(page.locator("main [data-slot=stat-card]").first()).toBeVisible();
});
