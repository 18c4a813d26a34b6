import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { DnsRecordTable } from "#entities/domain/dns-record-table.tsx";
import { keptRecordReason } from "#entities/domain/dns-record-types.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";

type Schemas = components["schemas"];

/** DNS records of a domain with Add and Delete (content §2). */
export const DomainDnsRecords = ({ domain }: { domain: Schemas["DomainDetails"] }) => {
  const panels = usePanels();
  const session = useSession();
  const { opId, domainName, cfZoneId, dnsRecords } = domain;
  const missing = lacking(session, "edit_domains");
  const actions = useMemo(
    (): RowAction<Schemas["CfDnsRecord"]>[] => [
      {
        id: "delete",
        label: "Delete",
        icon: Trash2,
        danger: true,
        primary: true,
        reason: (record) => missing ?? keptRecordReason("Delete", record),
        onSelect: (record) => panels.open("delete-dns-record-v2", { record, domain: { opId, domainName } }),
      },
    ],
    [panels, missing, opId, domainName],
  );
  return (
    <DnsRecordTable
      records={dnsRecords}
      actions={actions}
      buttons={
        <Button
          reason={missing ?? (cfZoneId === null ? "The domain has no Cloudflare zone." : undefined)}
          onClick={() => panels.open("add-dns-record-v2", { domain: { opId, domainName } })}
        >
          Add DNS Record
        </Button>
      }
    />
  );
};
