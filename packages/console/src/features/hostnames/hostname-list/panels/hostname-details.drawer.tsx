import { showHostname, useSyncHostnameDns, type components } from "@backoffice/api-client";
import { Button, FactGroups, Id } from "@backoffice/ui";
import { useMemo } from "react";
import { DnsRecordTable } from "#entities/domain/dns-record-table.tsx";
import { CF_ZONE_STATUS } from "#entities/domain/domain-status.ts";
import { CUSTOM_HOSTNAME_STATUS, HOSTNAME_SSL_STATUS } from "#entities/domain/hostname-status.ts";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { hostnameActions } from "../hostname.actions.ts";

type Details = components["schemas"]["HostnameDetails"];

const FAILED = { refused: "Unable to sync DNS records!", notSent: "Unable to sync DNS records!" };

// The values of DNS records may be tokens (ruling 32).
const JSON_RULE = { maskKeys: (name: string) => name === "content" };

const Facts = ({ hostname: it }: { hostname: Details }) => (
  <FactGroups
    groups={[
      {
        title: "Status",
        items: [
          { label: "SSL Status", value: <StatusBadge status={it.sslValidationStatus} of={HOSTNAME_SSL_STATUS} /> },
          { label: "Client Status", value: <StatusBadge status={it.clientZoneStatus} of={CF_ZONE_STATUS} /> },
        ],
      },
      {
        title: "Ownership",
        items: [
          { label: "Operator or Brand", value: <OperatorLink opId={it.opId} /> },
          {
            label: "Partner",
            value: it.partnerId && (
              <RefLink kind="partner" value={it.partnerId}>
                {it.partnerId}
              </RefLink>
            ),
          },
          {
            label: "CF Code",
            value: (
              <RefLink kind="cf-account-v3" value={it.cfAccountCode}>
                {it.cfAccountCode}
              </RefLink>
            ),
          },
        ],
      },
    ]}
    metadata={[
      <>
        SaaS zone <Id value={it.cfSaasZoneId} />
      </>,
      it.cfClientZoneId && (
        <>
          Client zone <Id value={it.cfClientZoneId} />
        </>
      ),
      stamp("Created", it.createdAt),
      stamp("Updated", it.updatedAt),
    ]}
  />
);

const Records = ({ hostname: { hostname, opId, partnerId, dnsRecords } }: { hostname: Details }) => {
  const panels = usePanels();
  const session = useSession();
  const { submit, pending } = useSubmit({
    write: useSyncHostnameDns(),
    verb: "Sync",
    noun: "DNS records",
    success: "DNS records synced from Cloudflare.",
    record: hostname,
    failure: { words: FAILED },
  });
  const refresh = () => submit({ query: { opId, hostname, ...(partnerId !== null && { partnerId }) } });
  return (
    <DnsRecordTable
      records={dnsRecords}
      buttons={
        <>
          <Button
            reason={lacking(session, "edit_hostnames")}
            onClick={() => panels.open("add-dns-record-v3", { hostname: { opId, hostname, partnerId } })}
          >
            Add DNS Record
          </Button>
          <Button loading={pending} reason={lacking(session, "view_hostnames")} onClick={() => void refresh()}>
            Refresh
          </Button>
        </>
      }
    />
  );
};

/** A hostname with its DNS records; `tab` in the address has the open tab (content §2). */
export const HostnameDetails = ({
  params: { saasHostname: hostname },
  close,
}: DrawerPanelProps<"hostname-details">) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const actions = useMemo(() => hostnameActions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="hostname"
      read={showHostname}
      input={hostname && { body: { hostname } }}
      close={close}
      json={false}
      head={({ customHostnameStatus, opId }) => ({
        name: hostname,
        subtitle: titleOf(opId),
        status: <StatusBadge status={customHostnameStatus} of={CUSTOM_HOSTNAME_STATUS} />,
      })}
      actions={(details) =>
        asRecordActions(
          actions.filter(({ id }) => id !== "details").map((it) => ({ ...it, primary: false })),
          details,
        )
      }
    >
      {(details) => (
        <RecordTabs
          tabIn="tab"
          tabs={[
            { id: "details", label: "Details", content: <Facts hostname={details} /> },
            { id: "dns", label: "DNS Records", content: <Records hostname={details} /> },
            ...jsonTab(details, session, JSON_RULE),
          ]}
        />
      )}
    </RecordPanel>
  );
};
