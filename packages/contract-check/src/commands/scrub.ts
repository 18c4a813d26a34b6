import { isStackOverflow } from "@backoffice/api-client/codegen";
import { createWriteStream } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Command } from "../frame/command.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { UsageError } from "../frame/usage-error.ts";
import { scrubber } from "../scrub/scrubber.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { readEntries } from "../traffic/read-entries.ts";
import { toExchange } from "../traffic/to-exchange.ts";
import { trafficOptions } from "../traffic/traffic-options.ts";

async function* exchangesOf(files: readonly string[]): AsyncGenerator<Exchange> {
  for (const file of files)
    for await (const { entry, seen } of readEntries(file)) {
      const exchange = toExchange(entry, seen);
      if (!("unusable" in exchange)) yield exchange;
    }
}

const real = (file: string) => realpath(file).catch(() => file);

const HEAD = '{"log":{"version":"1.2","creator":{"name":"contract-check scrub","version":"1"},"entries":[\n';

async function* harOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = HEAD;
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ",\n";
  }
  yield "\n]}}\n";
}

/** `scrub`: makes recorded traffic safe to commit. */
export const scrub: Command = {
  usage: "--har <files> --output <file> [options]",
  description:
    "Writes a HAR without cookies, secrets and personal data: the contract's x-secret and x-pii, what looks like them, every header but harmless ones, and whatever the contract does not know. What is not a call of the API is left out.",
  options: trafficOptions,
  examples: ["contract-check scrub --har staging.har --output recordings/staging.har"],
  writesOutput: true,
  run: async ({ given, contract: load, progress }) => {
    const files = given.texts("har");
    const output = given.text("output");
    if (files.length === 0) throw new UsageError("--har is missing: the recorded traffic.");
    if (!output) throw new UsageError("--output is missing: where the scrubbed traffic goes.");
    const target = await real(output);
    for (const file of files)
      if ((await real(file)) === target) throw new UsageError(`--output is the recording itself: ${file}.`);
    const contract = await load();
    const only = given.text("origin");
    const origin = only !== undefined && URL.canParse(only) ? new URL(only).origin : undefined;
    const { kindOf, learn, scrub: clean, count } = scrubber(contract, given.text("base-path"));

    /** Exchanges that are left out since they are nested too deeply, by their positions. */
    const tooDeep = new Set<string>();
    const orTooDeep = <T>(exchange: Exchange, run: () => T): T | undefined => {
      try {
        if (!exchange.isTooDeep) return run();
      } catch (error) {
        if (!isStackOverflow(error)) throw error;
      }
      tooDeep.add(exchange.seen);
      return undefined;
    };

    // The file is read twice: only at its end are the API's servers and the personal values known.
    const ours = new Set<string>();
    let all = 0;
    for await (const exchange of exchangesOf(files)) {
      all++;
      progress(`${exchange.seen}: read`);
      if (kindOf(exchange) !== "matched" || (origin !== undefined && exchange.url.origin !== origin)) continue;
      ours.add(exchange.url.origin);
      orTooDeep(exchange, () => learn(exchange));
    }
    if (ours.size === 0)
      throw new CannotCheck(`none of the ${all} recorded exchanges is a call of the contract; nothing was written.`);
    let kept = 0;
    async function* cleaned() {
      for await (const exchange of exchangesOf(files)) {
        progress(`${exchange.seen}: scrubbed`);
        if (!ours.has(exchange.url.origin) || kindOf(exchange) === "other") continue;
        const entry = orTooDeep(exchange, () => clean(exchange));
        if (entry === undefined) continue;
        kept++;
        yield entry;
      }
    }
    try {
      await mkdir(dirname(output), { recursive: true });
      await pipeline(harOf(cleaned()), createWriteStream(output));
    } catch (error) {
      if (error instanceof CannotCheck) throw error;
      throw new CannotCheck(
        `${output} cannot be written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}.`,
        { cause: error },
      );
    }
    return {
      command: "scrub",
      findings: [],
      cases: [],
      notes: [
        `${kept} exchange${kept === 1 ? "" : "s"} written to ${output}, ${count.masked} value${count.masked === 1 ? "" : "s"} removed, ${all - kept} left out.`,
        ...(tooDeep.size > 0 ? [`Left out because they are nested too deeply: ${[...tooDeep].join("; ")}.`] : []),
      ],
      summary: "Look through it before you commit it: what the contract does not mark and nothing gives away stays.",
    };
  },
};
