import { checker, type CheckerOptions } from "../checks/checker.ts";
import type { Watch } from "../checks/watch.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { prefixTexts } from "../contract/server-prefix.ts";
import { shownHost } from "../scrub/shown.ts";
import { collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import type { Selection } from "../selection/selection.ts";
import type { Exchange } from "./exchange.ts";
import type { HarEntry } from "./har-entry.ts";
import type { Site } from "./site.ts";
import { successTally } from "./success-tally.ts";
import { toExchange } from "./to-exchange.ts";
import { trafficNotes } from "./traffic-notes.ts";

/** The result of checked traffic. */
export type Judged = {
  findings: Finding[];
  /** The operations seen at least once. */
  seen: ReadonlySet<string>;
  /** The servers of the contract's API. */
  origins: ReadonlySet<string>;
  notes: string[];
  /** The reason why nothing was checked: no exchange matches the contract. */
  couldNotCheck?: string;
  /** The reason why the checked traffic proves nothing: no call succeeded. */
  noSuccess?: string;
  /** Numbers of successful calls, of calls that could have succeeded, and of those without a recorded body. */
  successes: { succeeded: number; all: number; unrecorded: number };
};

const originInWords = (origin: string) => `${new URL(origin).protocol}//${shownHost(new URL(origin).host)}`;

/** Checks exchanges one by one. `seen` is the position of an entry. */
export type TrafficJudge = { look(entry: HarEntry, seen: string): void; judged(): Judged };

/** A hint when no call matches: the server prefix may differ. */
const prefixHint = (contract: Contract, basePath: string | undefined): string => {
  if (basePath !== undefined) return `; --base-path says that ${basePath} stands before its paths`;
  const texts = prefixTexts(contract);
  return texts.length > 0
    ? `; its servers put ${texts.join(" or ")} before its paths, and --base-path names something else`
    : "; --base-path names what stands before its paths";
};

/**
 * Creates a function that checks traffic against a contract. The API's servers are detected from the traffic: every
 * server with at least one matching call. Other traffic is left out. `origin` limits it to one server.
 */
export const trafficJudge = (
  contract: Contract,
  { origin, ...options }: CheckerOptions & { origin?: string; selection: Selection },
  watch: Watch = {},
): TrafficJudge => {
  const { selection } = options;
  const check = checker(contract, options);
  const sites = new Map<string, Site>();
  const seen = new Set<string>();
  const unusable = new Map<string, number>();
  const count = { entries: 0, checked: 0, unrecorded: 0, elsewhere: 0 };
  const tally = successTally();

  const siteOf = (at: string): Site => {
    const kinds = { matched: 0, near: 0, undocumented: 0, other: 0, unselected: 0 };
    const site = sites.get(at) ?? { origin: at, kinds, findings: collector() };
    sites.set(at, site);
    return site;
  };
  const take = (exchange: Exchange) => {
    const site = siteOf(exchange.url.origin);
    let matched: Operation | undefined;
    let wasChecked = false;
    const kind = check(exchange, {
      ...watch,
      finding: (finding) => {
        site.findings.add(finding);
        watch.finding?.(finding);
      },
      exchange: (it, match, path) => {
        matched = match?.operation;
        if (matched) seen.add(matched.id);
        watch.exchange?.(it, match, path);
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

  const judged = (): Judged => {
    const ours = [...sites.values()].filter((it) => it.kinds.matched + it.kinds.near > 0);
    const all = collector();
    for (const site of ours) for (const finding of site.findings.all()) all.merge(finding);
    const findings = all.all();
    const notes = trafficNotes({
      ...count,
      operations: seen.size,
      selection,
      sites: [...sites.values()],
      unusable,
    });
    const never = tally.neverSucceeded();
    if (never.length > 0) notes.push(`Never succeeded: ${never.join(", ")}.`);
    const others = [...sites.keys()].slice(0, 3).map(originInWords).join(", ");
    const couldNotCheck =
      ours.length === 0
        ? `none of the ${count.entries} recorded exchanges is a call of the ${selection.isWhole ? "contract" : "selected operations"}${others ? ` (they went to ${others})` : ""}${prefixHint(contract, options.basePath)}.`
        : undefined;
    // If no call matched, the undocumented endpoints are the problem.
    const isAstray = tally.all() === 0 && findings.some((it) => it.severity === "error");
    const noSuccess = isAstray ? undefined : tally.whyNone();
    return {
      findings,
      seen,
      origins: new Set(ours.map((it) => it.origin)),
      notes,
      successes: { succeeded: tally.succeeded(), all: tally.all(), unrecorded: tally.unrecorded() },
      ...(couldNotCheck && { couldNotCheck }),
      ...(noSuccess && { noSuccess }),
    };
  };

  return {
    look: (entry, place) => {
      count.entries++;
      const exchange = toExchange(entry, place);
      if ("unusable" in exchange) unusable.set(exchange.unusable, (unusable.get(exchange.unusable) ?? 0) + 1);
      else if (origin !== undefined && exchange.url.origin !== origin) count.elsewhere++;
      else take(exchange);
    },
    judged,
  };
};
