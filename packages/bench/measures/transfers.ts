import type { Browser } from "playwright";
import { DASHBOARD, type Subject } from "../browser/pages.ts";
import type { Section } from "../figures/section.ts";
import { kilobytes, visit } from "../browser/visit.ts";

type Wanted = { path: string; row: string };

/** A first visit: the scripts before the first row and all until the page is settled, the fonts, and the elements. */
const load = async (browser: Browser, site: string, { path, row }: Wanted) => {
  await using opened = await visit(browser, site);
  await opened.page.goto(site + path);
  await opened.page.waitForSelector(row);
  const first = [...opened.scripts];
  await opened.settled();
  const elements = await opened.page.evaluate(() => document.querySelectorAll("*").length);
  return { first, all: [...opened.scripts], fonts: kilobytes(opened.fonts), elements };
};

/** Measures the JavaScript (brotli) and fonts transferred, and the elements. One visit is enough, since the same build sends the same bytes. */
export const measureTransfers = async (browser: Browser, ours: Subject, bare: Subject): Promise<Section[]> => {
  const banks = await load(browser, ours.site, ours.banks);
  const bareBanks = await load(browser, bare.site, bare.banks);
  const known = new Set(banks.first.map((it) => it.url));
  const further = async (wanted: Wanted) =>
    kilobytes((await load(browser, ours.site, wanted)).all.filter((it) => !known.has(it.url)));
  const [whole, first] = [kilobytes(banks.all), kilobytes(banks.first)];
  const script: Section = {
    title: "JavaScript, brotli",
    base: "bare page",
    results: [
      { name: "First load of the bank list", unit: "kB", value: whole, budget: 150, base: kilobytes(bareBanks.all) },
      { name: "  before its first row", unit: "kB", value: first },
      { name: "  fetched ahead when idle", unit: "kB", value: whole - first },
      { name: "Bank accounts add", unit: "kB", value: await further(ours.accounts), budget: 30 },
      { name: "The dashboard adds", unit: "kB", value: await further(DASHBOARD), budget: 30 },
    ],
  };
  const page: Section = {
    title: "The bank list, settled",
    base: "bare page",
    results: [
      {
        name: "Elements",
        unit: "",
        value: banks.elements,
        base: bareBanks.elements,
        ratio: banks.elements / bareBanks.elements,
        budget: 2.6,
      },
      { name: "Fonts of a first visit in English", unit: "kB", value: banks.fonts, budget: 45 },
    ],
  };
  return [script, page];
};
