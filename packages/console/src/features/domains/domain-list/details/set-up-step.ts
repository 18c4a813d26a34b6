import type { components } from "@backoffice/api-client";
import type { AlertProps } from "@backoffice/ui";
import type { DomainOrder } from "../actions/domain-order.tsx";

type Domain = components["schemas"]["Domain"];
type Zone = components["schemas"]["CfZoneStatus"];

/** The open setup step of a domain, with the action or refresh that continues it. */
export type SetUpStep = {
  number: number;
  severity: AlertProps["severity"];
  says: string;
  todo: string;
  goOn?: DomainOrder | "refresh";
};
type Halt = Omit<SetUpStep, "number">;

const GIVE_AGAIN = "Give the name servers below to the domain's registrar again, and sync once they are known.";

const NO_ZONE: Halt = {
  severity: "critical",
  says: "it has no zone at Cloudflare",
  todo: "Delete it from our records and add it again with an account that holds it.",
};
const ZONES: Record<Exclude<Zone, "active">, Halt> = {
  initializing: {
    severity: "info",
    says: "Cloudflare is creating its zone",
    todo: "This takes a minute. Sync to see how far it is.",
    goOn: "SYNC_CF",
  },
  pending: {
    severity: "caution",
    says: "Pending name servers at Cloudflare",
    todo: "Give the name servers below to the domain's registrar, and sync once they are known.",
    goOn: "SYNC_CF",
  },
  moved: {
    severity: "critical",
    says: "its zone was moved away from Cloudflare",
    todo: GIVE_AGAIN,
    goOn: "SYNC_CF",
  },
  deactivated: {
    severity: "critical",
    says: "its zone is deactivated at Cloudflare",
    todo: GIVE_AGAIN,
    goOn: "SYNC_CF",
  },
  deleted: { severity: "critical", says: "its zone was deleted at Cloudflare", todo: GIVE_AGAIN, goOn: "SYNC_CF" },
};

const zone = ({ cfZoneId, cfZoneStatus: status }: Domain): Halt | undefined => {
  if (cfZoneId === null || status === null) return NO_ZONE;
  // An unknown Cloudflare status does not count as done.
  return status === "active" ? undefined : (ZONES[status] ?? ZONES.initializing);
};

const dns = ({ cfDnsConfigured }: Domain): Halt | undefined =>
  cfDnsConfigured
    ? undefined
    : {
        severity: "caution",
        says: "its DNS records are not configured",
        todo: "Add what is missing on the tab DNS Records, and sync.",
        goOn: "SYNC_CF",
      };

const rules = ({ cfRulesConfigured }: Domain): Halt | undefined =>
  cfRulesConfigured
    ? undefined
    : {
        severity: "caution",
        says: "its rules are not configured",
        todo: "Cloudflare gets them once the zone is active. Sync to see whether it has them.",
        goOn: "SYNC_CF",
      };

const provision = ({ afdProvisionStatus: status }: Domain): Halt | undefined => {
  if (status === "Succeeded") return undefined;
  return status === "Failed"
    ? {
        severity: "critical",
        says: "front door could not provision it",
        todo: "Look at its front-door profile, and refresh once front door has tried again.",
        goOn: "refresh",
      }
    : {
        severity: "info",
        says: "front door is provisioning it",
        todo: "This takes some minutes. Refresh to see how far it is.",
        goOn: "refresh",
      };
};

const validation = ({ domainName, afdValidationStatus: status }: Domain): Halt | undefined => {
  if (status === "Approved") return undefined;
  const failed = status === "Rejected" || status === "TimedOut";
  return {
    severity: failed ? "critical" : "caution",
    says: failed ? "front door did not validate it in time" : "front door has not validated it yet",
    todo: `Its TXT record _dnsauth.${domainName} has to stand on the tab DNS Records. Refresh once front door has found it.`,
    goOn: "refresh",
  };
};

const routes = ({ afdRoutesAssociated }: Domain): Halt | undefined =>
  afdRoutesAssociated
    ? undefined
    : {
        severity: "caution",
        says: "no route serves it yet",
        todo: "Front door has validated it: tie it to its route.",
        goOn: "ASSOCIATE",
      };

const AT_CLOUDFLARE = [zone, dns, rules];
const AT_FRONT_DOOR = [provision, validation, routes];

/** Number of setup steps. */
export const SET_UP_STEPS = AT_CLOUDFLARE.length + AT_FRONT_DOOR.length;

/** The first open setup step; undefined once the domain serves, or without Front Door. */
export const setUpStep = (domain: Domain): SetUpStep | undefined => {
  const steps = domain.afdProfileName === null ? AT_CLOUDFLARE : [...AT_CLOUDFLARE, ...AT_FRONT_DOOR];
  for (const [at, step] of steps.entries()) {
    const halt = step(domain);
    if (halt) return { number: at + 1, ...halt };
  }
  return undefined;
};
