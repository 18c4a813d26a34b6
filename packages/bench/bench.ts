import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium as playwright } from "playwright";
import { chromium } from "../../scripts/lib/chromium.ts";
import { asText } from "./figures/as-text.ts";
import { measureCommands } from "./measures/commands.ts";
import { measureContract } from "./measures/contract.ts";
import { measureEditor } from "./measures/editor.ts";
import { measureInteractions } from "./measures/interactions.ts";
import { measureLoading } from "./measures/loading.ts";
import { bareAt, consoleAt } from "./browser/pages.ts";
import { isOver } from "./figures/result.ts";
import type { Section } from "./figures/section.ts";
import { measureRoundTrips } from "./measures/round-trips.ts";
import { measureSelector } from "./measures/selector.ts";
import { measureShaking } from "./measures/shaking.ts";
import { openSites } from "./browser/sites.ts";
import { measureTransfers } from "./measures/transfers.ts";
import { measureUi } from "./measures/ui.ts";

/**
 * `pnpm bench [--json] [--check] [--runs 5] [--only loading,round-trips,interactions,editor,selector,transfers,shaking,ui,contract,commands]`;
 * `pnpm bench ui` is `--only ui`. With `--check` it fails when a figure is over its budget.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
  },
});
const runs = Number(values.runs);
const only = [...positionals, ...(values.only?.split(",") ?? [])];
const load = () => (loadavg()[0] ?? 0).toFixed(1);
const before = load();
const say = (text: string) => {
  if (!values.json) console.log(text);
};

await using stack = new AsyncDisposableStack();
const sites = await openSites(stack, say);
const browser = await playwright.launch(chromium());
stack.defer(() => browser.close());
const ours = async () => consoleAt(await sites.site("console"));
const bare = async () => bareAt(await sites.site("bare"));

const parts: Record<string, () => Promise<Section | Section[]> | Section> = {
  loading: async () => measureLoading(browser, await ours(), await bare(), runs),
  "round-trips": async () => measureRoundTrips(browser, await ours(), await bare(), runs),
  interactions: async () => measureInteractions(browser, await ours(), await bare(), runs),
  editor: async () => measureEditor(browser, await ours(), runs),
  selector: async () => measureSelector(browser, await ours(), await bare(), runs),
  transfers: async () => measureTransfers(browser, await ours(), await bare()),
  shaking: async () =>
    measureShaking(browser, {
      react: await sites.site("react"),
      shaking: await sites.site("shaking"),
      parts: await sites.site("parts"),
    }),
  ui: async () => measureUi(browser, await sites.site("ui"), runs),
  contract: async () => measureContract(await sites.backend(), sites.folder, runs),
  commands: () => measureCommands(runs),
};
const unknown = only.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);

const sections: Section[] = [];
for (const [name, measure] of Object.entries(parts))
  if (only.length === 0 || only.includes(name)) sections.push(...[await measure()].flat());

if (values.json) console.log(JSON.stringify(sections, null, 2));
else {
  say(`\n${sections.map(asText).join("\n\n")}`);
  say(
    `\nMedians of ${runs} rounds; a ratio is the median of the rounds' own. Where there is one, the budget is on it.`,
  );
  say(
    "Processor time is this machine's, blocked time four times that. Other milliseconds are by the clock, the console's",
  );
  say("and the bare page's on a processor made four times slower, those of the kit's table on this one.");
  say(`Load of the machine: ${before} before, ${load()} after, of ${availableParallelism()} processors.`);
}
if (values.check && sections.some(({ results }) => results.some(isOver))) process.exitCode = 1;
