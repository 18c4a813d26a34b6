import { showDnsRecord, useUpdateDnsRecord, type components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { Trash2 } from "lucide-react";
import { keptRecordReason } from "#entities/domain/dns-record-types.ts";
import { holdsToken } from "#entities/domain/holds-token.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { devRecordSchema } from "../dns-record.schema.ts";
import { asSent } from "../record-problems.ts";
import { DevRecordFields } from "./dev-record.fields.tsx";
import { DEV_FAILED } from "./dns-words.ts";

type EditProps = { record: components["schemas"]["DevDnsRecord"]; close: () => void };

const Edit = ({ record, close }: EditProps) => {
  const panels = usePanels();
  const session = useSession();
  const { id, opId, type, name, content, proxied, created_on, modified_on } = record;
  return (
    <FormPanel
      noun="DNS record"
      frame={{ name, subtitle: useTitleOf()(opId) }}
      schema={devRecordSchema}
      values={{ type, name, content }}
      write={useUpdateDnsRecord()}
      input={(changed) => ({ query: { opId }, body: { id, ...asSent(changed) } })}
      success={(message) => message}
      failure={{ title: "Unable To Save DNS Record", words: DEV_FAILED, look: "toasts" }}
      save={{ readOnlyReason: keptRecordReason("Edit", record) }}
      close={close}
    >
      {(now) => (
        <>
          <DevRecordFields now={now} type={type} token={holdsToken(record)} />
          <FactGroups
            groups={[{ items: [{ label: "Proxied", value: proxied ? "Yes" : "No" }] }]}
            metadata={[
              <>
                ID <Id value={id} full />
              </>,
              stamp("Created", created_on),
              stamp("Updated", modified_on),
            ]}
          />
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: lacking(session, "edit_dns_records"),
                onClick: () => panels.open("delete-dns-record-v2", { record }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

/** Edits a record of the developer zone; the toast is the server's message (content §2, §5, §7). */
export const DnsRecordEdit = ({ params: { dnsRecord: id }, close }: DrawerPanelProps<"dns-record-edit">) => (
  <NewOrExisting noun="DNS record" read={showDnsRecord} input={id && { body: { id } }} close={close}>
    {(record) => (record ? <Edit record={record} close={close} /> : <Missing noun="DNS record" close={close} />)}
  </NewOrExisting>
);
