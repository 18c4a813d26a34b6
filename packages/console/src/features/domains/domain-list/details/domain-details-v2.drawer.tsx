import { listDomains, type components, type Data } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { useMemo } from "react";
import { AfdMissingWarning } from "#entities/domain/afd-missing-warning.tsx";
import { CF_ZONE_STATUS } from "#entities/domain/domain-status.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { Figure } from "#kit/records/figures.tsx";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { isAdmin, lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { DomainActionList } from "./domain-action-list.tsx";
import { DomainDnsRecords } from "./domain-dns-records.tsx";
import { DomainFacts } from "./domain-facts.tsx";
import { SetUpAlert } from "./set-up-alert.tsx";
import { SET_UP_STEPS, setUpStep } from "./set-up-step.ts";
import { useForceRefresh } from "./use-force-refresh.ts";
import { useOwnerOf } from "./use-owner-of.ts";

type Details = components["schemas"]["DomainDetails"];

const isValue = (name: string) => name === "content";

/** With a domain name the list call returns that one domain. */
const of =
  <Drawn,>(draw: (domain: Details) => Drawn) =>
  (answer: Data<typeof listDomains.operation>): Drawn =>
    draw(answer as Details);

/** How far the setup is, and the number of DNS records. */
const figuresOf = (domain: Details): Figure[] => [
  // The steps that are done: the open one is not.
  { label: "Setup", value: `${(setUpStep(domain)?.number ?? SET_UP_STEPS + 1) - 1} of ${SET_UP_STEPS}` },
  { label: "DNS records", value: domain.dnsRecords.length },
];

const OneDomain = ({ opId, domainName, close }: { opId: string; domainName: string; close: () => void }) => {
  const session = useSession();
  const panels = usePanels();
  const { refresh, pending } = useForceRefresh();
  const one = useMemo(() => ({ opId, domainName }), [opId, domainName]);
  return (
    <RecordPanel
      noun="domain"
      read={listDomains}
      input={{ query: one }}
      close={close}
      head={of((domain) => ({
        name: domainName,
        subtitle: domain.opTitle,
        figures: figuresOf(domain),
        status: (
          <>
            {domain.isPrimary && (
              <Badge tone="note" dot={false}>
                PRIMARY
              </Badge>
            )}
            {domain.cfZoneStatus && <StatusBadge status={domain.cfZoneStatus} of={CF_ZONE_STATUS} />}
          </>
        ),
      }))}
      // Ruling 32; the values of DNS records may be tokens.
      json={{ forAdmins: true, maskKeys: isValue }}
      tabs={of((domain) => [
        { id: "dns", label: "DNS Records", content: <DomainDnsRecords domain={domain} /> },
        ...(isAdmin(session)
          ? [{ id: "actions", label: "Actions", content: <DomainActionList domain={domain} /> }]
          : []),
      ])}
      actions={of((domain) => [
        {
          label: "Edit…",
          reason: lacking(session, "edit_domains"),
          onClick: () => panels.open("edit-domain", { domain }),
        },
        { label: "Force Refresh", loading: pending, onClick: () => void refresh(one) },
      ])}
    >
      {of((domain) => (
        <>
          <div className="mb-3 grid gap-2 empty:hidden">
            <SetUpAlert domain={domain} onRefresh={() => void refresh(one)} refreshing={pending} />
            <AfdMissingWarning domain={domain} />
          </div>
          <DomainFacts domain={domain} />
        </>
      ))}
    </RecordPanel>
  );
};

/** A domain with its DNS records and actions (content §2). */
export const DomainDetails = ({ params: { zone: domainName = "" }, close }: DrawerPanelProps<"domain-details-v2">) => {
  const { opId, query } = useOwnerOf(domainName);
  if (opId !== undefined) return <OneDomain opId={opId} domainName={domainName} close={close} />;
  if (domainName === "") return <Missing noun="domain" close={close} />;
  return (
    <RecordStates noun="domain" query={query} close={close}>
      {() => <Missing noun="domain" close={close} />}
    </RecordStates>
  );
};
