import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import type { Operation } from "../contract/contract.ts";
import type { Command, Given } from "../frame/command.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Table } from "../frame/report.ts";
import { UsageError } from "../frame/usage-error.ts";
import { groupBy } from "../group-by.ts";
import { readCookie } from "../live/read-cookie.ts";
import { runLive, type Live } from "../live/run-live.ts";
import { mayWrite, targetOf, targetOptions, writeHostOption } from "../live/target.ts";
import type { VariantOptions } from "../live/send-variants.ts";
import type { SkippedPlace } from "../live/variants.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";

/** Default maximum number of additional examples. */
const MOST_EXAMPLES = 200;

const variantsWanted = (given: Given): VariantOptions | undefined => {
  const [most, seed] = [given.number("max-examples"), given.number("seed")];
  if (given.isOn("examples")) return { most: Math.floor(most ?? MOST_EXAMPLES), seed: Math.floor(seed ?? 1) };
  if (most !== undefined || seed !== undefined) throw new UsageError("--max-examples and --seed are for --examples.");
  return undefined;
};

/** Grouped by operation and reason, since one row per position would hide the rest. */
const skippedTable = (skipped: readonly SkippedPlace[]): Table => ({
  title: "Other examples that were not sent",
  columns: ["operation", "why", "where"],
  rows: [...groupBy(skipped, ({ operation, why }) => `${operation}\n${why}`).values()].map((some) => [
    some[0]!.operation,
    some[0]!.why,
    some.map(({ where }) => where.replace(/^request: /, "")).join(", "),
  ]),
});

/** The reason why nothing could be checked, with the mistake of the command line that is the most likely one. */
const whyNot = (
  { couldNotCheck, outcomes, skipped }: Live,
  operations: readonly Operation[],
  base: string,
  url: URL,
) => {
  const writes = operations.filter(({ id }) => skipped.get(id) === "is a write").map(({ id }) => id);
  if (outcomes.size === 0 && writes.length > 0)
    return `nothing was called: ${writes.slice(0, 3).join(", ")}${writes.length > 3 ? ", …" : ""} ${writes.length === 1 ? "is a write" : "are writes"}, which --allow-writes --write-host ${url.host} calls.`;
  const prefix = base.slice(url.origin.length);
  const isTwice = prefix !== "" && operations.every(({ path }) => path.startsWith(`${prefix}/`));
  return isTwice && ![...outcomes.values()].includes("success")
    ? `${couldNotCheck} The contract's paths begin with ${prefix} themselves: leave it out of --url and --base-path.`
    : couldNotCheck;
};

/** `live`: checks a running server against the contract. */
export const live: Command = {
  usage: "--url <base> [options]",
  description:
    "Calls every read of the contract on a running server, with the contract's examples and with ids that its lists have shown, and holds the answers against the contract.",
  options: {
    ...targetOptions,
    "allow-writes": { description: "call what changes something as well, but never what moves money" },
    ...selectionOptions,
    ...successOption,
    examples: { description: "then send reads the contract's other examples and the edges of what it allows, too" },
    "max-examples": { value: "n", description: `how many of those at most (default ${MOST_EXAMPLES})` },
    seed: { value: "n", description: "which of those, where there are more (default 1); the same seed sends the same" },
    ...writeHostOption,
  },
  examples: [
    "CONTRACT_COOKIE=appSession=… contract-check live --url https://staging.example",
    "contract-check live --url http://127.0.0.1:4010 --cookie-file session.txt --rate 50",
  ],
  run: async ({ given, contract: load, env, progress, stopped }) => {
    const { url, ...target } = targetOf(given);
    const options = {
      ...target,
      writes: mayWrite(given, url),
      minSuccess: wantedSuccess(given),
      showValues: given.isOn("show-values"),
      variants: variantsWanted(given),
    };
    const cookie = await readCookie(given.text("cookie-file"), env);
    const contract = await load();
    const { operations, isWhole } = selectionOf(contract, wantedSelection(given));
    const result = await runLive(contract, {
      ...options,
      operations,
      progress,
      stopped: stopped(),
      ...(cookie && { cookie }),
    });
    const { findings, outcomes, skipped, variants } = result;
    const couldNotCheck = result.couldNotCheck && whyNot(result, operations, options.base, url);
    const counts = groupBy(outcomes.values(), (it) => it);
    const why = groupBy(skipped, ([, reason]) => reason);
    return {
      command: "live",
      findings,
      cases: casesOf(operations, new Set(outcomes.keys()), "not called").map((it) => {
        const reason = skipped.get(it.operation);
        return reason ? { ...it, skipped: reason } : it;
      }),
      notes: [
        `${outcomes.size} of ${operations.length}${isWhole ? "" : " selected"} operations called at ${url.host}${counts.size > 0 ? ": " : ""}${[...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(", ")}.`,
        ...[...groupBy(outcomes, ([, it]) => it)]
          // Findings name what is not there.
          .filter(([outcome]) => outcome !== "success" && outcome !== "not there")
          .map(([outcome, all]) => `${outcome}: ${all.map(([id]) => id).join(", ")}.`),
        ...[...why].map(([reason, all]) => `Not called, for it ${reason}: ${all.map(([id]) => id).join(", ")}.`),
        ...(variants ? [`${variants.sent} other examples sent, by seed ${options.variants?.seed}.`] : []),
      ],
      ...(variants && { tables: [skippedTable(variants.skipped)] }),
      ...(couldNotCheck && { couldNotCheck }),
    };
  },
};
