import type { Db } from "../../db/db.ts";
import type { DomainRow } from "./domains-tables.ts";

/** A step of the automation that sets up a new domain. */
type Step = {
  name: "zone" | "dns" | "rules" | "provision" | "validation" | "route";
  /** Seconds after the domain was added. */
  after: number;
  /** Whether the domain still needs this step; staff may have done or undone it meanwhile. */
  waits: (row: DomainRow) => boolean;
  done: Partial<DomainRow> | ((row: DomainRow) => Partial<DomainRow>);
  /** How the step fails; absent where it never ends. */
  failed?: Partial<DomainRow>;
};

const STEPS: readonly Step[] = [
  {
    name: "zone",
    after: 20,
    waits: (row) => row.cfZoneStatus === "pending",
    done: { cfZoneStatus: "active" },
    failed: { cfZoneStatus: "moved" },
  },
  {
    name: "dns",
    after: 40,
    waits: (row) => row.cfZoneStatus === "active" && !row.cfDnsConfigured,
    done: { cfDnsConfigured: true },
  },
  {
    name: "rules",
    after: 60,
    waits: (row) => row.cfZoneStatus === "active" && !row.cfRulesConfigured,
    done: { cfRulesConfigured: true },
  },
  {
    name: "provision",
    after: 80,
    waits: (row) => row.afdProvisionStatus === "Creating",
    done: { afdProvisionStatus: "Succeeded" },
  },
  {
    name: "validation",
    after: 110,
    waits: (row) =>
      row.afdProvisionStatus === "Succeeded" && row.afdValidationStatus === "Pending" && row.cfDnsConfigured,
    done: { afdValidationStatus: "Approved" },
    failed: { afdValidationStatus: "TimedOut" },
  },
  {
    name: "route",
    after: 130,
    waits: (row) => row.afdValidationStatus === "Approved" && !row.afdRoutesAssociated,
    done: (row) => ({ afdRouteName: `route-${row.afdCustomDomainId ?? ""}`, afdRoutesAssociated: true }),
  },
];

/** The step at which a domain fails, taken from its name: `no-validation.example` is never validated. */
const failsAt = (domainName: string): string | undefined => /^no-([a-z]+)\b/.exec(domainName)?.[1];

/**
 * Advances newly added domains through zone, DNS, rules, provisioning, validation and route, depending on the time
 * passed. A domain named `no-` and a step fails at that step, or waits for it forever.
 */
export const setUpDomains = ({ domains }: Db, now: number): void => {
  for (const [domainName, since] of domains.beingSetUp) {
    const seconds = (now - since) / 1000;
    const before = domains.domains.get(domainName);
    if (!before) {
      domains.beingSetUp.delete(domainName);
      continue;
    }
    let row = before;
    for (const { name, after, waits, done, failed = {} } of STEPS) {
      if (seconds < after || !waits(row)) continue;
      const outcome = typeof done === "function" ? done(row) : done;
      row = { ...row, ...(failsAt(domainName) === name ? failed : outcome) };
    }
    // Continues from the step that staff have repaired.
    if (!STEPS.some(({ waits }) => waits(row))) domains.beingSetUp.delete(domainName);
    if (row !== before) domains.domains.set(domainName, { ...row, updatedAt: new Date(now).toISOString() });
  }
};
