import { useDeleteDnsRecord, useDeleteDomainDnsRecord, type components } from "@backoffice/api-client";
import { keptRecordReason, type DnsRecordType } from "#entities/domain/dns-record-types.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";

const FAILED = { refused: "Failed to delete DNS record" };

type Props = DialogPanelProps<"delete-dns-record-v2">;
type OfDomainProps = Omit<Props, "params"> & { params: Extract<Props["params"], { domain: object }> };
type DevProps = Omit<Props, "params"> & { record: components["schemas"]["DevDnsRecord"] };

const QUESTION = {
  verb: "Delete",
  noun: "DNS record",
  tone: "danger",
  failure: { words: FAILED },
  consequence: "Services that rely on this record stop working.",
} as const;

/** The call identifies the record by name and type, since it has no ID. */
const OfDomain = ({
  params: {
    record: { name, type },
    domain: { opId, domainName },
  },
  ...panel
}: OfDomainProps) => (
  <ConfirmPanel
    {...panel}
    {...QUESTION}
    name={name}
    irreversible={{ reaches: "public", name }}
    write={useDeleteDomainDnsRecord()}
    input={{ query: { opId, domainName, dnsRecordName: name, dnsRecordType: type as DnsRecordType } }}
    reason={keptRecordReason("Delete", { type })}
    success="DNS record deleted."
  >
    Delete the {type} record <strong>{name}</strong> of <strong>{domainName}</strong> at Cloudflare.
  </ConfirmPanel>
);

const OfDevelopers = ({ record: { id, name, type, opId }, ...panel }: DevProps) => {
  const panels = usePanels();
  return (
    <ConfirmPanel
      {...panel}
      {...QUESTION}
      name={name}
      irreversible={{ reaches: "public", name }}
      write={useDeleteDnsRecord()}
      input={{ query: { id } }}
      success={(message) => message}
      failure={{ ...QUESTION.failure, look: "toasts" }}
      after={{
        // The question may have been opened from the record's drawer.
        onDone: () => panels.close(),
      }}
    >
      Delete the {type} record <strong>{name}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>
      .
    </ConfirmPanel>
  );
};

/** Deletes a record of a domain or of the developer zone (content §2, §7). */
export const DeleteDnsRecord = ({ params, ...panel }: Props) =>
  params.domain ? <OfDomain {...panel} params={params} /> : <OfDevelopers {...panel} record={params.record} />;
