import type { components, listDomains } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { dateCell, statusCell } from "@backoffice/ui/table";
import { SquareArrowOutUpRight } from "lucide-react";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { siteAddress } from "./site-address.ts";
import { ASSOCIATED, CF_ZONE_STATUS, SET_UP } from "./domain-status.ts";

type Domain = components["schemas"]["Domain"];
type DomainColumns = ColumnsOf<typeof listDomains>;

const setUp = (get: (row: Domain) => boolean) =>
  statusCell<Domain, "yes" | "no">((row) => (get(row) ? "yes" : "no"), SET_UP);

/** Domain with a badge if it is primary, and a link to the site (content §2). */
export const domainNameColumn: DomainColumns[number] = {
  id: "domainName",
  header: "Domain",
  cell: ({ domainName, isPrimary }) => (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate font-semibold">{domainName}</span>
      {siteAddress(domainName) && (
        <a
          href={siteAddress(domainName)}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          aria-label={`Open ${domainName}`}
          className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-muted hover:text-accent-ink"
        >
          <SquareArrowOutUpRight size={12} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      {isPrimary && (
        // The name needs the width of a phone.
        <Badge tone="note" dot={false} className="max-sm:hidden">
          PRIMARY
        </Badge>
      )}
    </span>
  ),
  text: ({ domainName }) => domainName,
  sortable: true,
  hideable: false,
  sticky: "start",
  width: 270,
};

/** Columns of a domain's zone. */
export const zoneColumns: DomainColumns = [
  {
    id: "cfZoneStatus",
    header: "CF Status",
    ...statusCell<Domain, keyof typeof CF_ZONE_STATUS>((row) => row.cfZoneStatus, CF_ZONE_STATUS),
    sortable: true,
    width: 120,
  },
  { id: "cfDnsConfigured", header: "DNS Status", ...setUp((row) => row.cfDnsConfigured), width: 140 },
  { id: "cfRulesConfigured", header: "Rules Status", ...setUp((row) => row.cfRulesConfigured), width: 140 },
];

/** Whether a Front Door route serves the domain. */
export const routesCell = statusCell<Domain, "yes" | "no">(
  ({ afdRoutesAssociated }) => (afdRoutesAssociated ? "yes" : "no"),
  ASSOCIATED,
);

export const updatedColumn: DomainColumns[number] = {
  id: "updatedAt",
  header: "Updated At",
  ...dateCell<Domain>((row) => row.updatedAt),
  sortable: true,
  width: 185,
};
