import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBackend, type Backend } from "../../packages/mocks/src/backend.ts";
import { startServer } from "../../packages/mocks/src/adapters/server.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import { background } from "../lib/background.ts";
import { expect, signIn, test as base } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";
import { startStatic } from "../lib/site.ts";

const BUILD = `${ROOT}packages/console/dist`;
const PACKED = /\.(?:br|gz|map)$/;

/** The build with another name for each of its files, as one of other sources has. */
const otherBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "build-b-"));
  cpSync(BUILD, folder, { recursive: true, filter: (path) => !PACKED.test(path) });
  const assets = join(folder, "assets");
  const names = readdirSync(assets);
  const known = new Set(names);
  for (const file of [...names.map((name) => join("assets", name)), "index.html", "version.json"]) {
    if (!/\.(?:js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const renamed = text.replaceAll(/[\w.-]+\.(?:js|css|woff2|png)\b/g, (name) =>
      known.has(name) ? `b-${name}` : name,
    );
    writeFileSync(join(folder, file), renamed);
  }
  for (const name of names) {
    cpSync(join(assets, name), join(assets, `b-${name}`));
    rmSync(join(assets, name));
  }
  return folder;
};

type Rollout = { url: string; backend: Backend; deploy: (build: string) => void; other: string };

/** A server of the build, and another build to deploy as deploy/README.md says: the new assets first, then the rest. */
const test = base.extend<{ rollout: Rollout }>({
  rollout: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), "served-"));
    cpSync(BUILD, root, { recursive: true, filter: (path) => !PACKED.test(path) });
    const other = otherBuild();
    const backend = createBackend();
    const api = await startServer({ port: 0, backend });
    const nginx = findNginx();
    const front = nginx
      ? await startNginx(nginx, { root, upstream: new URL(api.url).host })
      : await startStatic({ root, upstream: api.url });
    const deploy = (build: string) => {
      cpSync(join(build, "assets"), join(root, "assets"), { recursive: true });
      cpSync(build, root, { recursive: true, filter: (path) => !PACKED.test(path) && path !== join(build, "assets") });
    };
    await use({ url: front.url, backend, deploy, other });
    await front.stop();
    await api.close();
    for (const folder of [root, other]) rmSync(folder, { recursive: true });
  },
});

test("rollout and rollback: open tabs go on, nothing is missing, nothing is sent twice", async ({
  browser,
  rollout,
}) => {
  const { url, backend, deploy, other } = rollout;
  const context = await browser.newContext({ baseURL: url });
  const missing: string[] = [];
  const written: string[] = [];
  context.on("response", (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  context.on("request", (request) => {
    if (request.url().endsWith("/api/paymentsV2/withdraw/bank-accounts")) written.push(String(request.postData()));
  });

  const form = await context.newPage();
  await form.clock.install();
  await signIn(form, "SUPER_ADMIN", "/cms/v2/pages/new?opId=op-nordlys");
  await background(form);
  const title = form.getByRole("textbox", { name: /^Title\b(?! for)/ });
  await title.fill("Spring festival");

  const run = await context.newPage();
  await signIn(run, "SUPER_ADMIN", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
  backend.settings.set({ latency: 400 });
  await rowsOf(run).first().focus();
  for (const key of ["Space", "ArrowDown", "Space", "ArrowDown", "Space"]) await run.keyboard.press(key);
  await run.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Reject" }).click();
  const confirmation = run.getByRole("alertdialog", { name: "Reject 3 bank accounts" });
  await confirmation.getByLabel("Note for the player").fill("Not your account.");
  await confirmation.getByRole("button", { name: "Reject 3 bank accounts" }).click();
  await expect.poll(() => written.length).toBeGreaterThan(0);

  deploy(other);

  await test.step("the run ends, each row sent once", async () => {
    const results = run.getByRole("dialog", { name: "Reject 3 bank accounts" });
    await expect(results.getByRole("status").first()).toHaveText("3 of 3 done");
    expect(written).toHaveLength(3);
    expect(new Set(written).size).toBe(3);
    backend.settings.set({ latency: 0 });
  });

  await test.step("a tab of the old version opens drawers that it never opened", async () => {
    await run.keyboard.press("Tab");
    await run.keyboard.press("Escape");
    await rowsOf(run).first().click();
    await expect(run.getByRole("dialog").first()).toBeVisible();
  });

  const offered = form.getByText("A new version of the console is available");
  await test.step("the new version is offered once, over the form, which stays", async () => {
    await form.clock.runFor(610_000);
    await expect(offered).toBeVisible();
    await expect(title).toHaveValue("Spring festival");
    await expect(form.getByRole("button", { name: "Reload" })).toHaveAttribute("aria-disabled", "true");
    await form.getByRole("button", { name: "Dismiss" }).last().click();
    await form.clock.runFor(610_000);
    await expect(offered).toHaveCount(0);
  });

  await test.step("the new version restores the draft and sends it", async () => {
    form.on("dialog", (dialog) => void dialog.accept());
    await form.reload();
    expect(await form.locator("script[type=module]").first().getAttribute("src")).toContain("/assets/b-");
    await form.getByRole("button", { name: "Restore" }).click();
    await expect(title).toHaveValue("Spring festival");
    await form.getByRole("textbox", { name: /^Address/ }).fill("spring");
    await form.getByRole("button", { name: /^Save draft/ }).click();
    await expect(form.locator("[data-slot=toast]").getByText("Draft saved.").last()).toBeVisible();
  });

  deploy(BUILD);

  await test.step("back to the old version: the tab of the new one goes on, and is offered it", async () => {
    await form.goto("/withdraw/bank-list");
    expect(await form.locator("script[type=module]").first().getAttribute("src")).not.toContain("/assets/b-");
    await rowsOf(form).first().click();
    await expect(form.getByRole("dialog").first()).toBeVisible();
  });
  expect(missing).toEqual([]);
  await context.close();
});
