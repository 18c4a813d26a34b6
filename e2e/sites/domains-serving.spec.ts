import type { Page } from "@playwright/test";
import { expect, expectToast, settled, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";
import type { Site } from "../lib/site.ts";

const DOMAINS = "/settings/cf-account-v2/domains?opId=op-nordlys";

/** Simulates that Cloudflare and Front Door have been working on a new domain for `seconds`. */
const workedFor = (site: Site, domainName: string, seconds: number) =>
  site.backend!.db.domains.beingSetUp.set(domainName, Date.now() - seconds * 1000);

const addAccount = async (page: Page, key: string) => {
  await page.getByRole("button", { name: "Add Cloudflare Account" }).click();
  const account = page.getByRole("dialog", { name: "Add Cloudflare Account" });
  await account.getByRole("textbox", { name: /^Title/ }).fill("Nordlys autumn");
  await account.getByRole("textbox", { name: /^Account ID/ }).fill("51aa07c2");
  await account.getByLabel(/^API key/).fill(key);
  expect(page.url()).not.toContain("canary");
  await account.getByRole("button", { name: "Add Cloudflare account" }).click();
  await expectToast(page, "CF account is successfully added!");
};

const addDomain = async (page: Page) => {
  await page.getByRole("button", { name: "New domain" }).click();
  const form = page.getByRole("dialog", { name: "Add domain" });
  await form.getByRole("textbox", { name: /^Domain/ }).fill("https://dusk.example");
  await form.getByRole("button", { name: "Add domain" }).click();
  await expect(form.getByText("CF account field is required").first()).toBeVisible();
  await expect(form.getByText(/without a protocol/).first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Domain/ }).fill("dusk.example");
  await form.getByRole("combobox", { name: /^Cloud account/ }).click();
  await page.getByRole("option", { name: /^Nordlys autumn/ }).click();
  await form.getByRole("button", { name: "Add domain" }).click();
};

const addRecord = async (page: Page) => {
  const drawer = page.getByRole("dialog", { name: "Domain", exact: true }).filter({ hasText: "dusk.example" });
  await drawer.getByRole("tab", { name: "DNS Records" }).click();
  await drawer.getByRole("button", { name: "Add DNS Record" }).click();
  const form = page.getByRole("dialog", { name: "Add DNS Record" });
  await form.getByRole("textbox", { name: /^Name/ }).fill("proof");
  await form.getByRole("textbox", { name: /^Value/ }).fill("dusk-site-proof");
  await form.getByRole("button", { name: "Add DNS record" }).click();
  await expectToast(page, "DNS record is successfully added!");
  await expect(drawer.getByText("dusk-site-proof")).toBeVisible();
  await drawer.getByRole("tab", { name: "Details" }).click();
};

test("domain setup as DevOps: account, domain, record → serving; admin purges the cache", async ({
  ownPage: page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const key = "v1.0-canary-of-the-key";
  await signIn(page, "DEV_OPS", DOMAINS);
  await addAccount(page, key);
  await addDomain(page);

  const progress = page.getByRole("alertdialog", { name: "Add dusk.example" });
  await expect(progress.getByText(/^Domain is successfully added! Update the DNS settings/)).toBeVisible();
  workedFor(site, "dusk.example", 0);
  const { cfZoneNameServers } = site.backend!.db.domains.domains.get("dusk.example")!;
  expect(cfZoneNameServers).toHaveLength(2);
  for (const name of cfZoneNameServers) {
    await progress.getByRole("button", { name: `Copy ${name}` }).click();
    await expect(async () => expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name)).toPass();
  }
  await progress.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/domain=dusk\.example/);
  await settled(page);

  workedFor(site, "dusk.example", 0);
  await page.getByRole("rowheader", { name: /dusk\.example/ }).click();
  const drawer = page.getByRole("dialog", { name: "Domain", exact: true }).filter({ hasText: "dusk.example" });
  await expect(drawer.getByText("Step 1 of 6: Pending name servers at Cloudflare")).toBeVisible();
  await expect(drawer.getByText("Front Door is not set up completely")).toBeVisible();
  const seen = async (seconds: number, step: string | RegExp) => {
    workedFor(site, "dusk.example", seconds);
    await drawer.getByRole("button", { name: "Force Refresh" }).click();
    await expect(drawer.getByText(step)).toBeVisible();
  };
  await seen(21, "Step 2 of 6: DNS records not configured");
  await addRecord(page);
  await seen(41, "Step 3 of 6: Rules not configured");
  await seen(61, "Step 4 of 6: Provisioning at Front Door");
  await seen(81, "Step 5 of 6: Front Door has not validated it yet");
  await seen(111, "Step 6 of 6: No route serves the domain yet");
  workedFor(site, "dusk.example", 131);
  await drawer.getByRole("button", { name: "Force Refresh" }).click();
  await expect(drawer.getByText(/^Step \d of 6/)).toHaveCount(0);
  await expect(drawer.getByText("Front Door is not set up completely")).toHaveCount(0);

  // The key was typed once and must not appear anywhere.
  await expect(page.locator("html")).not.toContainText(key);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(stored).not.toContain("canary");

  await signIn(page, "ADMIN", `${DOMAINS}&domain=dusk.example`);
  await page
    .getByRole("row", { name: /dusk\.example/ })
    .getByRole("button", { name: "More actions" })
    .click();
  await page.getByRole("menuitem", { name: "Purge cache" }).click();
  await page.getByRole("alertdialog", { name: "Domain Actions" }).getByRole("button", { name: "Purge cache" }).click();
  await expectToast(page, "Page cache purged.");
});

/**
 * For each failing domain name: the step, the offered action, what others repair meanwhile, and the step after that.
 */
const FAILURES = [
  {
    domainName: "no-zone.example",
    step: "Step 1 of 6: Zone moved away from Cloudflare",
    offers: "Force sync",
    mended: { cfZoneStatus: "pending" },
    after: "Step 5 of 6: Front Door has not validated it yet",
  },
  { domainName: "no-dns.example", step: "Step 2 of 6: DNS records not configured", offers: "Force sync" },
  { domainName: "no-rules.example", step: "Step 3 of 6: Rules not configured", offers: "Force sync" },
  {
    domainName: "no-provision.example",
    step: "Step 4 of 6: Provisioning at Front Door",
    offers: "Check again",
    mended: { afdProvisionStatus: "Succeeded" },
  },
  {
    domainName: "no-validation.example",
    step: "Step 5 of 6: Validation timed out at Front Door",
    offers: "Check again",
    mended: { afdValidationStatus: "Approved" },
    after: "Step 6 of 6: No route serves the domain yet",
  },
  { domainName: "no-route.example", step: "Step 6 of 6: No route serves the domain yet", offers: "Force associate" },
] as const;

test("domain setup: step fails → step is named, repair continues from there", async ({ page, site }) => {
  await signIn(page, "ADMIN", DOMAINS);
  for (const { domainName, step, offers, ...rest } of FAILURES) {
    const added = await page.request.post("/api/operators/cf-tokens/v2/zones/create?opId=op-nordlys", {
      data: { domainName, opId: "op-nordlys", cfAccountCode: "NORDLYS-1", isB2CPFF: true },
    });
    expect(added.ok(), domainName).toBe(true);
    workedFor(site, domainName, 600);
    await go(page, `${DOMAINS}&panel=domain-details-v2&zone=${domainName}`);
    const drawer = page.getByRole("dialog", { name: "Domain", exact: true }).filter({ hasText: domainName });
    await expect(drawer.getByText(step)).toBeVisible();
    const { domains } = site.backend!.db.domains;
    if ("mended" in rest) domains.set(domainName, { ...domains.get(domainName)!, ...rest.mended });
    if (offers === "Check again") await drawer.getByRole("button", { name: offers }).click();
    else {
      await drawer.getByRole("button", { name: `${offers}…` }).click();
      await page.getByRole("alertdialog", { name: "Domain Actions" }).getByRole("button", { name: offers }).click();
    }
    await expect(drawer.getByText(step)).toHaveCount(0);
    await expect(drawer.getByText(/^Step \d of 6/)).toHaveText("after" in rest ? [rest.after] : []);
  }
});
