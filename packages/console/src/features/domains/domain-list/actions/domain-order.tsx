import type { components } from "@backoffice/api-client";
import { Cable, CloudOff, DatabaseZap, Eraser, Flag, RefreshCw, Unplug, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { isAdmin, type Session } from "#kit/session/session.ts";

type Domain = components["schemas"]["Domain"];

/** Domain actions as the call spells them; EDIT has its own form (content §4). */
export type DomainOrder = components["schemas"]["DomainOrder"]["action"];

type OrderWords = {
  label: string;
  icon: LucideIcon;
  /** Destructive: critical tone, and the domain must be typed. */
  danger?: true;
  /** Description of the effect. */
  says: (domain: ReactNode, owner: ReactNode) => ReactNode;
  /** Irreversible consequence. */
  consequence?: string;
  done: string;
  /** Disabled reason of this domain. */
  reason?: (domain: Domain) => string | undefined;
};

const noZone = ({ cfZoneId }: Domain) => (cfZoneId === null ? "The domain has no Cloudflare zone." : undefined);
const notActive = (domain: Domain) =>
  noZone(domain) ?? (domain.cfZoneStatus === "active" ? undefined : "The Cloudflare zone is not active yet.");

/** Why a domain cannot be deleted (content §4). */
export const keptReason = ({ isPrimary, isLocked }: Domain): string | undefined => {
  if (isPrimary) return "A primary domain cannot be deleted. Make another domain primary first.";
  return isLocked ? "The domain is locked. Unlock it first." : undefined;
};

/** Words and severity of each action. */
export const DOMAIN_ORDERS: Readonly<Record<DomainOrder, OrderWords>> = {
  SYNC_CF: {
    label: "Force sync",
    icon: RefreshCw,
    says: (domain) => <>Read the status of {domain} from Cloudflare again. Nothing changes at Cloudflare.</>,
    done: "Domain synced with Cloudflare.",
    reason: noZone,
  },
  ASSOCIATE: {
    label: "Force associate",
    icon: Cable,
    says: (domain) => <>Associate {domain} with its Front Door route. Front Door serves it from then on.</>,
    done: "Domain associated with its route.",
    reason: (domain) =>
      domain.afdProfileName === null || domain.afdEndpointName === null || domain.afdCustomDomainId === null
        ? "The Front Door profile, endpoint or custom domain ID is missing."
        : undefined,
  },
  SET_PRIMARY: {
    label: "Set primary",
    icon: Flag,
    says: (domain, owner) => (
      <>
        Make {domain} the primary domain of {owner}. It replaces the current primary domain.
      </>
    ),
    done: "Domain set as primary.",
    reason: ({ isPrimary }) => (isPrimary ? "This is already the primary domain." : undefined),
  },
  PURGE_CACHE: {
    label: "Purge cache",
    icon: Eraser,
    says: (domain) => (
      <>Purge the pages of {domain} from Cloudflare's cache. They are slower until they are cached again.</>
    ),
    done: "Page cache purged.",
    reason: notActive,
  },
  PURGE_CACHE_ALL: {
    label: "Purge all cache",
    icon: DatabaseZap,
    says: (domain) => (
      <>
        Purge everything of {domain} from Cloudflare's cache, images and scripts included. The site is slow for a while.
      </>
    ),
    done: "All cache purged.",
    reason: notActive,
  },
  CF_DELETE: {
    label: "Delete at Cloudflare",
    icon: CloudOff,
    danger: true,
    says: (domain) => <>Delete {domain} at Cloudflare, with its zone, its DNS records and its rules.</>,
    consequence: "The site becomes unreachable. Front Door and our records keep the domain.",
    done: "Domain deleted at Cloudflare.",
    reason: (domain) => keptReason(domain) ?? noZone(domain),
  },
  AFD_DELETE: {
    label: "Delete at Front Door",
    icon: Unplug,
    danger: true,
    says: (domain) => <>Delete {domain} at Front Door, with its endpoint and its route.</>,
    consequence: "Front Door stops serving the site. Cloudflare and our records keep the domain.",
    done: "Domain deleted at Front Door.",
    reason: (domain) =>
      keptReason(domain) ?? (domain.afdProfileName === null ? "The domain is not at Front Door." : undefined),
  },
  DB_DELETE: {
    label: "Delete from our records",
    icon: DatabaseZap,
    danger: true,
    says: (domain) => <>Delete {domain} from our records. The console no longer shows it.</>,
    consequence: "Cloudflare and Front Door keep the domain, which can no longer be managed here.",
    done: "Domain deleted from our records.",
    reason: keptReason,
  },
};

export const ORDERS = Object.keys(DOMAIN_ORDERS) as DomainOrder[];

/** Disabled reason of an action: role or state of the domain (content §6). */
export const orderReason = (order: DomainOrder, domain: Domain, session: Session): string | undefined =>
  isAdmin(session) ? DOMAIN_ORDERS[order].reason?.(domain) : "Only super admins and admins can do this.";
