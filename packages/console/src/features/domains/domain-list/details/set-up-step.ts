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

const GIVE_AGAIN = "Enter the name servers below at the domain's registrar again. Sync once they have propagated.";

const NO_ZONE: Halt = {
  severity: "critical",
  says: "No zone at Cloudflare",
  todo: "Delete the domain from our records and add it again with the account that holds it.",
};
const ZONES: Record<Exclude<Zone, "active">, Halt> = {
  initializing: {
    severity: "info",
    says: "Cloudflare is creating the zone",
    todo: "This takes a minute. Sync to see the progress.",
    goOn: "SYNC_CF",
  },
  pending: {
    severity: "caution",
    says: "Pending name servers at Cloudflare",
    todo: "Enter the name servers below at the domain's registrar. Sync once they have propagated.",
    goOn: "SYNC_CF",
  },
  moved: {
    severity: "critical",
    says: "Zone moved away from Cloudflare",
    todo: GIVE_AGAIN,
    goOn: "SYNC_CF",
  },
  deactivated: {
    severity: "critical",
    says: "Zone deactivated at Cloudflare",
    todo: GIVE_AGAIN,
    goOn: "SYNC_CF",
  },
  deleted: { severity: "critical", says: "Zone deleted at Cloudflare", todo: GIVE_AGAIN, goOn: "SYNC_CF" },
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
        says: "DNS records not configured",
        todo: "Add the missing records on the tab DNS Records, then sync.",
        goOn: "SYNC_CF",
      };

const rules = ({ cfRulesConfigured }: Domain): Halt | undefined =>
  cfRulesConfigured
    ? undefined
    : {
        severity: "caution",
        says: "Rules not configured",
        todo: "Cloudflare receives the rules once the zone is active. Sync to see whether they are set.",
        goOn: "SYNC_CF",
      };

const provision = ({ afdProvisionStatus: status }: Domain): Halt | undefined => {
  if (status === "Succeeded") return undefined;
  return status === "Failed"
    ? {
        severity: "critical",
        says: "Provisioning failed at Front Door",
        todo: "Check its Front Door profile. Refresh once Front Door has tried again.",
        goOn: "refresh",
      }
    : {
        severity: "info",
        says: "Provisioning at Front Door",
        todo: "This takes some minutes. Refresh to see the progress.",
        goOn: "refresh",
      };
};

const validation = ({ domainName, afdValidationStatus: status }: Domain): Halt | undefined => {
  if (status === "Approved") return undefined;
  const failed = status === "Rejected" || status === "TimedOut";
  return {
    severity: failed ? "critical" : "caution",
    says: failed ? "Validation timed out at Front Door" : "Front Door has not validated it yet",
    todo: `Its TXT record _dnsauth.${domainName} must be on the tab DNS Records. Refresh once Front Door has found it.`,
    goOn: "refresh",
  };
};

const routes = ({ afdRoutesAssociated }: Domain): Halt | undefined =>
  afdRoutesAssociated
    ? undefined
    : {
        severity: "caution",
        says: "No route serves the domain yet",
        todo: "Front Door has validated the domain. Associate it with its route.",
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
