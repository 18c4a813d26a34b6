import { checker } from "../checks/checker.ts";
import type { Watch } from "../checks/watch.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import type { Given } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";
import type { Exchange } from "./exchange.ts";
import { readEntries } from "./read-entries.ts";
import type { Site } from "./site.ts";
import { successTally } from "./success-tally.ts";
import { toExchange } from "./to-exchange.ts";
import { trafficNotes } from "./traffic-notes.ts";

/** What came of replaying traffic. */
export type Replayed = {
  findings: Finding[];
  /** The operations of which at least one exchange was seen. */
  seen: ReadonlySet<string>;
  /** The servers that the contract is about. */
  origins: ReadonlySet<string>;
  notes: string[];
  /** Why nothing was looked at: no exchange is a call of the contract. */
  couldNotCheck?: string;
  /** Why what was looked at says nothing: no call succeeded. */
  noSuccess?: string;
  /** How many calls succeeded, of how many that could have. */
  successes: { succeeded: number; all: number };
};

const originOf = (given: Given): string | undefined => {
  const origin = given.text("origin");
  if (origin === undefined) return undefined;
  if (!URL.canParse(origin))
    throw new UsageError(`--origin takes an address such as https://staging.example, not ${origin}.`);
  return new URL(origin).origin;
};

/**
 * Holds the traffic of `--har` against the contract. Which server the contract is about tells the traffic itself: every
 * one that answers at least one call of it; what goes to others is left out.
 */
export const replayTraffic = async (contract: Contract, given: Given, watch: Watch = {}): Promise<Replayed> => {
  const files = given.texts("har");
  if (files.length === 0) throw new UsageError("--har is missing: the recorded traffic.");
  const only = originOf(given);
  const base = given.text("base-path");
  const check = checker(contract, { showValues: given.isOn("show-values"), ...(base && { basePath: base }) });
  const sites = new Map<string, Site>();
  const seen = new Set<string>();
  const unusable = new Map<string, number>();
  const count = { entries: 0, checked: 0, unrecorded: 0, elsewhere: 0 };
  const tally = successTally();

  const siteOf = (origin: string): Site => {
    const site = sites.get(origin) ?? {
      origin,
      kinds: { matched: 0, near: 0, undocumented: 0, other: 0 },
      findings: collector(),
    };
    sites.set(origin, site);
    return site;
  };
  const look = (exchange: Exchange) => {
    const site = siteOf(exchange.url.origin);
    let matched: Operation | undefined;
    let wasChecked = false;
    const kind = check(exchange, {
      ...watch,
      finding: (finding) => site.findings.add(finding),
      exchange: (it, match) => {
        matched = match?.operation;
        if (matched) seen.add(matched.id);
        watch.exchange?.(it, match);
      },
      checked: () => {
        wasChecked = true;
        count.checked++;
      },
      unrecorded: () => void count.unrecorded++,
    });
    site.kinds[kind]++;
    if (matched) tally.add(matched, exchange, wasChecked);
  };

  for (const file of files)
    for await (const { entry, seen: place } of readEntries(file)) {
      count.entries++;
      const exchange = toExchange(entry, place);
      if ("unusable" in exchange) unusable.set(exchange.unusable, (unusable.get(exchange.unusable) ?? 0) + 1);
      else if (only !== undefined && exchange.url.origin !== only) count.elsewhere++;
      else look(exchange);
    }

  const ours = [...sites.values()].filter((it) => it.kinds.matched + it.kinds.near > 0);
  const all = collector();
  for (const site of ours) for (const finding of site.findings.all()) all.merge(finding);
  const findings = all.all();
  const notes = trafficNotes({
    ...count,
    operations: seen.size,
    total: contract.operations.length,
    sites: [...sites.values()],
    unusable,
  });
  const others = [...sites.keys()].slice(0, 3).join(", ");
  const couldNotCheck =
    ours.length === 0
      ? `none of the ${count.entries} recorded exchanges is a call of the contract${others ? ` (they went to ${others})` : ""}.`
      : undefined;
  // Where every call went astray, that is what is wrong.
  const isAstray = tally.all() === 0 && findings.some((it) => it.severity === "error");
  const noSuccess = isAstray ? undefined : tally.whyNone();
  const never = tally.neverSucceeded();
  if (never.length > 0) notes.push(`Never succeeded: ${never.join(", ")}.`);
  const origins = new Set(ours.map((it) => it.origin));
  return {
    findings,
    seen,
    origins,
    notes,
    successes: { succeeded: tally.succeeded(), all: tally.all() },
    ...(couldNotCheck && { couldNotCheck }),
    ...(noSuccess && { noSuccess }),
  };
};
