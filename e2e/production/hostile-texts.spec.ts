import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { hostileTexts } from "../../packages/ui/src/testing/hostile-texts.ts";
import { testChromium } from "../../scripts/lib/chromium.ts";
import { findNginx, startNginx } from "../../scripts/lib/nginx.ts";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, test } from "../fixtures.ts";
import { startStatic } from "../lib/site.ts";

// One page runs much code, so optimizing compilers pay off.
test.use({ launchOptions: testChromium() });

/** The rich text editor gets three times as many texts in jsdom. */
const TEXTS = hostileTexts(500);
/** Number of texts per batch, as on a page of a list. */
const BATCH = 100;

type Page = { sinks: string[]; draw: (sink: string, texts: string[]) => Promise<void>; ran?: unknown };

/** Runs in the page: renders texts and returns elements and attributes that could execute or load something. */
const drawn = async ([sink, texts]: [string, string[]]): Promise<string[]> => {
  const page = globalThis as unknown as Page;
  await page.draw(sink, texts);
  const harmful: string[] = page.ran === undefined ? [] : ["it ran"];
  const forbidden =
    "script:not([type=module]), iframe, object, embed, base, form[action], style, math, svg script, animate";
  for (const element of document.querySelectorAll(`:is(${forbidden})`)) harmful.push(element.outerHTML.slice(0, 200));
  for (const element of document.body.querySelectorAll<HTMLElement>("*"))
    for (const { name, value } of element.attributes) {
      const address = ["href", "src", "action", "formaction", "xlink:href", "data", "poster"].includes(name);
      // A value that is not a valid URL leads nowhere.
      const protocol = address ? URL.parse(value, location.href)?.protocol : undefined;
      const runs = protocol !== undefined && !/^(?:https?|mailto|tel):$/.test(protocol);
      if (name.startsWith("on") || name === "srcdoc" || runs) harmful.push(`${element.localName} ${name}=${value}`);
    }
  return harmful;
};

/** Builds a page that renders texts in each sink of the console, and serves it with the production headers. */
const servePage = async () => {
  const root = await mkdtemp(join(tmpdir(), "hostile-"));
  const console = `${ROOT}packages/console`;
  await build({
    configFile: `${console}/vite.config.ts`,
    root: `${console}/hostile-page`,
    build: { outDir: root, minify: false, sourcemap: false },
    logLevel: "error",
  });
  const nginx = findNginx();
  const front = nginx ? await startNginx(nginx, { root, upstream: "127.0.0.1:9" }) : await startStatic({ root });
  const stop = async () => {
    await front.stop();
    await rm(root, { recursive: true });
  };
  return { url: front.url, stop };
};

let served: Awaited<ReturnType<typeof servePage>>;
test.beforeAll(async () => {
  served = await servePage();
});
test.afterAll(() => served.stop());

test("hostile texts: 500 texts in each sink → no execution, no navigation", async ({ page }) => {
  const { url } = served;
  page.on("dialog", (dialog) => {
    throw new Error(`A text opened a dialog: ${dialog.message()}`);
  });
  // The sign-in path reads no session, since there is no back end.
  const answer = await page.goto(`${url}/admin`);
  expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  await page.waitForFunction(() => "sinks" in globalThis);
  for (const sink of await page.evaluate(() => (globalThis as unknown as Page).sinks))
    await test.step(sink, async () => {
      for (let at = 0; at < TEXTS.length; at += BATCH) {
        const texts = TEXTS.slice(at, at + BATCH);
        expect.soft(await page.evaluate(drawn, [sink, texts] as [string, string[]]), `${sink}, from ${at}`).toEqual([]);
      }
    });
  // No text caused a navigation.
  expect(new URL(page.url()).origin).toBe(url);
});
