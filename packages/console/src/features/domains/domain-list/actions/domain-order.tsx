import type { components } from "@backoffice/api-client";
import { Cable, CloudOff, DatabaseZap, Eraser, Flag, RefreshCw, Unplug, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { isAdmin, type Session } from "#kit/session/session.ts";

type Domain = components["schemas"]["Domain"];

/** What is done to a domain, as its call spells it; EDIT has a form of its own (content §4). */
export type DomainOrder = components["schemas"]["DomainOrder"]["action"];

type OrderWords = {
  label: string;
  icon: LucideIcon;
  /** It takes something away: asked for in red, with the domain typed first. */
  danger?: true;
  /** What will happen to the domain. */
  says: (domain: ReactNode, owner: ReactNode) => ReactNode;
  /** What cannot be taken back. */
  consequence?: string;
  done: string;
  /** Why the domain does not allow it. */
  reason?: (domain: Domain) => string | undefined;
};

const noZone = ({ cfZoneId }: Domain) => (cfZoneId === null ? "It has no zone at Cloudflare." : undefined);
const notActive = (domain: Domain) =>
  noZone(domain) ?? (domain.cfZoneStatus === "active" ? undefined : "Its zone at Cloudflare is not active yet.");

/** Why a domain cannot be deleted, from wherever (content §4). */
export const keptReason = ({ isPrimary, isLocked }: Domain): string | undefined => {
  if (isPrimary) return "A primary domain cannot be deleted. Make another one primary first.";
  return isLocked ? "It is locked. Unlock it first." : undefined;
};

/** The words and the danger of each action. */
export const DOMAIN_ORDERS: Readonly<Record<DomainOrder, OrderWords>> = {
  SYNC_CF: {
    label: "Force sync",
    icon: RefreshCw,
    says: (domain) => (
      <>Read the state of {domain} anew at Cloudflare, and store what it says. Nothing is changed there.</>
    ),
    done: "Domain synced with Cloudflare.",
    reason: noZone,
  },
  ASSOCIATE: {
    label: "Force associate",
    icon: Cable,
    says: (domain) => <>Tie {domain} to its front-door route. From then on front door serves it.</>,
    done: "Domain associated with its route.",
    reason: (domain) =>
      domain.afdProfileName === null || domain.afdEndpointName === null || domain.afdCustomDomainId === null
        ? "Its front-door profile, endpoint or custom domain id is missing."
        : undefined,
  },
  SET_PRIMARY: {
    label: "Set primary",
    icon: Flag,
    says: (domain, owner) => (
      <>
        Make {domain} the primary domain of {owner}. The one that is primary now no longer is.
      </>
    ),
    done: "Domain is primary now.",
    reason: ({ isPrimary }) => (isPrimary ? "It is the primary domain already." : undefined),
  },
  PURGE_CACHE: {
    label: "Purge cache",
    icon: Eraser,
    says: (domain) => (
      <>Empty Cloudflare's cache of the pages of {domain}. They are slower until they are cached again.</>
    ),
    done: "Cache of the pages purged.",
    reason: notActive,
  },
  PURGE_CACHE_ALL: {
    label: "Purge all cache",
    icon: DatabaseZap,
    says: (domain) => (
      <>Empty all that Cloudflare has cached of {domain}, images and scripts included. The site is slow for a while.</>
    ),
    done: "All cache purged.",
    reason: notActive,
  },
  CF_DELETE: {
    label: "Delete at Cloudflare",
    icon: CloudOff,
    danger: true,
    says: (domain) => <>Take {domain} off Cloudflare, with its zone, its DNS records and its rules.</>,
    consequence: "Nobody reaches the site any more. It stays at front door and in our records.",
    done: "Domain deleted at Cloudflare.",
    reason: (domain) => keptReason(domain) ?? noZone(domain),
  },
  AFD_DELETE: {
    label: "Delete at front door",
    icon: Unplug,
    danger: true,
    says: (domain) => <>Take {domain} off front door, with its endpoint and its route.</>,
    consequence: "Front door no longer serves the site. It stays at Cloudflare and in our records.",
    done: "Domain deleted at front door.",
    reason: (domain) =>
      keptReason(domain) ?? (domain.afdProfileName === null ? "Front door does not know it." : undefined),
  },
  DB_DELETE: {
    label: "Delete from our records",
    icon: DatabaseZap,
    danger: true,
    says: (domain) => <>Forget {domain}: the console shows it no longer.</>,
    consequence: "Cloudflare and front door keep what they have of it, and nobody can change that from here.",
    done: "Domain deleted from our records.",
    reason: keptReason,
  },
};

export const ORDERS = Object.keys(DOMAIN_ORDERS) as DomainOrder[];

/** Why an action is not possible: for who is asking, or for this domain (content §6). */
export const orderReason = (order: DomainOrder, domain: Domain, session: Session): string | undefined =>
  isAdmin(session) ? DOMAIN_ORDERS[order].reason?.(domain) : "Only a super admin or an admin may do this.";
