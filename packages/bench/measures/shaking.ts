import type { Browser } from "playwright";
import type { Result } from "../figures/result.ts";
import type { Section } from "../figures/section.ts";
import { kilobytes, visit } from "../browser/visit.ts";

type Sites = {
  /** React alone. */
  react: string;
  /** A button and a badge. */
  shaking: string;
  /** Components with heavy libraries, loaded by a button. */
  parts: string;
};

/** Each component behind its button, and the selector that shows it is complete. */
const PARTS = {
  Chart: '[role="application"]',
  "QR code": '[data-slot="qr-code"] svg path',
  "Rich text": '[role="textbox"]',
};

const all = async (browser: Browser, site: string): Promise<number> => {
  await using opened = await visit(browser);
  await opened.page.goto(site);
  await opened.page.locator("button").first().waitFor();
  await opened.settled();
  return kilobytes(opened.scripts);
};

/** Bytes that a component adds when first shown; NaN if it was already loaded. */
const added = async (browser: Browser, site: string, name: string, sign: string): Promise<number> => {
  await using opened = await visit(browser);
  await opened.page.goto(site);
  const button = opened.page.getByRole("button", { name });
  await button.waitFor();
  await opened.settled();
  const before = kilobytes(opened.scripts);
  await button.click();
  await opened.page.locator(sign).first().waitFor();
  // A component may be reported as shown before its file is.
  await opened.settled();
  const more = kilobytes(opened.scripts) - before;
  return more > 0 ? more : Number.NaN;
};

/** Measures what the kit costs a page that uses little of it (brotli), and what its heavy components add when shown. */
export const measureShaking = async (browser: Browser, sites: Sites): Promise<Section> => {
  const kit = (await all(browser, sites.shaking)) - (await all(browser, sites.react));
  const results: Result[] = [{ name: "A button and a badge, brotli", unit: "kB", value: kit, budget: 15 }];
  for (const [name, sign] of Object.entries(PARTS))
    results.push({
      name: `  ${name}, loaded when shown`,
      unit: "kB",
      value: await added(browser, sites.parts, name, sign),
      budget: 200,
    });
  return { title: "Parts of the kit, in kB", results };
};
