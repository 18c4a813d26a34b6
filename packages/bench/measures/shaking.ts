import type { Browser } from "playwright";
import type { Result } from "../figures/result.ts";
import type { Section } from "../figures/section.ts";
import { kilobytes, visit } from "../browser/visit.ts";

type Sites = {
  /** React alone. */
  react: string;
  /** A button and a badge. */
  shaking: string;
  /** Parts that bring libraries, behind buttons. */
  parts: string;
};

/** Each part behind its button, and what is there when all of it has come. */
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

/** What a part brings when it is shown for the first time; not a number when that was there before. */
const added = async (browser: Browser, site: string, name: string, sign: string): Promise<number> => {
  await using opened = await visit(browser);
  await opened.page.goto(site);
  const button = opened.page.getByRole("button", { name });
  await button.waitFor();
  await opened.settled();
  const before = kilobytes(opened.scripts);
  await button.click();
  await opened.page.locator(sign).first().waitFor();
  // What is shown may be told of before the file that it came in.
  await opened.settled();
  const more = kilobytes(opened.scripts) - before;
  return more > 0 ? more : Number.NaN;
};

/** What the kit costs a page that uses little of it, as brotli, and what its heavy parts add once they are shown. */
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
