import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import type { Operation } from "../contract/contract.ts";
import { namedPrefix } from "../contract/server-prefix.ts";
import type { Command, Given } from "../frame/command.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Table } from "../frame/report.ts";
import { UsageError } from "../frame/usage-error.ts";
import { groupBy } from "../group-by.ts";
import { readCookie } from "../live/read-cookie.ts";
import { runLive, type Live } from "../live/run-live.ts";
import type { VariantOptions } from "../live/send-variants.ts";
import type { SkippedPlace } from "../live/variants.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";

/** Default requests per second, and the maximum elsewhere than on this machine. */
const RATE = 2;
const LOCAL_RATE = 50;
/** Default maximum number of additional examples. */
const MOST_EXAMPLES = 200;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const baseOf = (given: Given): URL => {
  const text = given.text("url");
  if (text === undefined) throw new UsageError("--url is missing: where the server is.");
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--url takes an address such as https://staging.example, not ${text}.`);
  const url = new URL(text);
  if (url.username || url.password || url.search)
    throw new UsageError("--url is seen by everyone on the machine: give secrets by CONTRACT_COOKIE or --cookie-file.");
  return url;
};

/** The server prefix; undefined leaves it to the contract's servers. */
const basePathOf = (given: Given, url: URL): string | undefined => {
  const more = given.text("base-path");
  return more === undefined && url.pathname === "/" ? undefined : namedPrefix(`${url.pathname}/${more ?? ""}`).text;
};

const rateOf = (given: Given, url: URL): number => {
  const isLocal = LOCAL.test(url.hostname);
  const rate = given.number("rate") ?? (isLocal ? LOCAL_RATE : RATE);
  if (rate > RATE && !isLocal) throw new UsageError(`--rate above ${RATE} a second is for a server on this machine.`);
  return rate;
};

const mayWrite = (given: Given, url: URL): boolean => {
  if (!given.isOn("allow-writes")) return false;
  const hosts = given.texts("write-host");
  if (hosts.includes(url.host) || hosts.includes(url.hostname)) return true;
  throw new UsageError(`--allow-writes needs --write-host ${url.host}: name the host that may be written to.`);
};

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
  about:
    "Calls every read of the contract on a running server, with the contract's examples and with ids that its lists have shown, and holds the answers against the contract.",
  options: {
    url: { value: "base", about: "where the server is, e.g. https://staging.example" },
    "cookie-file": {
      value: "file",
      about: "a file with one line name=value; otherwise the environment's CONTRACT_COOKIE",
    },
    rate: { value: "n", about: `requests a second (default ${RATE}, on this machine ${LOCAL_RATE})` },
    timeout: { value: "seconds", about: "how long an answer may take (default 10)" },
    "allow-writes": { about: "call what changes something as well, but never what moves money" },
    ...selectionOptions,
    ...successOption,
    "base-path": { value: "path", about: "what stands before the contract's paths, unless --url has it" },
    examples: { about: "then send reads the contract's other examples and the edges of what it allows, too" },
    "max-examples": { value: "n", about: `how many of those at most (default ${MOST_EXAMPLES})` },
    seed: { value: "n", about: "which of those, where there are more (default 1); the same seed sends the same" },
    "write-host": { value: "host", multiple: true, about: "the host that may be written to; with --allow-writes" },
  },
  examples: [
    "CONTRACT_COOKIE=appSession=… contract-check live --url https://staging.example",
    "contract-check live --url http://127.0.0.1:4010 --cookie-file session.txt --rate 50",
  ],
  run: async ({ given, contract: load, env, progress, stopped }) => {
    const url = baseOf(given);
    const basePath = basePathOf(given, url);
    const options = {
      base: url.origin + (basePath ?? ""),
      basePath,
      rate: rateOf(given, url),
      timeout: (given.number("timeout") ?? 10) * 1000,
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
