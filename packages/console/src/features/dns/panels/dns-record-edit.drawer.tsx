import { showDnsRecord, useUpdateDnsRecord, type components } from "@backoffice/api-client";
import { Button, DescriptionList, Id } from "@backoffice/ui";
import { holdsToken } from "#entities/domain/holds-token.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormAside } from "#kit/panels/form-slots.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { devRecordSchema } from "../dns-record.schema.ts";
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
      input={(changed) => ({ query: { opId }, body: { id, ...changed } })}
      success={(said) => said}
      failure={{ title: "Unable To Save DNS Record", words: DEV_FAILED, look: "toasts" }}
      close={close}
    >
      {() => (
        <>
          <DevRecordFields type={type} token={holdsToken(record)} />
          <DescriptionList
            items={[
              { label: "ID", value: <Id value={id} full /> },
              { label: "Proxied", value: proxied ? "Yes" : "No" },
              { label: "Created", value: <Moment value={created_on} /> },
              { label: "Updated", value: <Moment value={modified_on} /> },
            ]}
          />
          <FormAside>
            <Button
              variant="ghost"
              reason={lacking(session, "edit_dns_records")}
              onClick={() => panels.open("delete-dns-record-v2", { record })}
            >
              Delete…
            </Button>
          </FormAside>
        </>
      )}
    </FormPanel>
  );
};

/** Edits a record of the developer zone; the toast is the server's message (content §2, §5, §7). */
const DnsRecordEdit = ({ params: { dnsRecord: id }, close }: DrawerPanelProps<"dns-record-edit">) => (
  <NewOrExisting noun="DNS record" read={showDnsRecord} input={id && { body: { id } }} close={close}>
    {(record) => (record ? <Edit record={record} close={close} /> : <Missing noun="DNS record" close={close} />)}
  </NewOrExisting>
);

export default DnsRecordEdit;
