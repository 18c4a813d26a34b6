import { useCreateDomainDnsRecord } from "@backoffice/api-client";
import { useMemo } from "react";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { domainRecordSchema } from "../dns-record.schema.ts";
import { asSent } from "../record-problems.ts";
import { ADD_FAILED, ADDED } from "./dns-words.ts";
import { HostRecordFields, NEW_RECORD } from "./host-record.fields.tsx";

const RENAMED = {
  dnsRecordName: "name",
  dnsRecordType: "type",
  dnsRecordContent: "content",
  isDnsRecordProxied: "proxied",
};

/** Adds a record to a domain's zone at Cloudflare (content §3, §7). */
export const AddDnsRecordV2 = ({
  params: {
    domain: { opId, domainName },
  },
  ...panel
}: DialogPanelProps<"add-dns-record-v2">) => {
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["type"] }}
      frame={{ title: "Add DNS Record", subtitle: domainName, size: "sm" }}
      noun="DNS record"
      schema={useMemo(() => domainRecordSchema(domainName), [domainName])}
      values={NEW_RECORD}
      write={useCreateDomainDnsRecord()}
      input={(record) => {
        const { name, type, content, proxied } = asSent(record);
        return {
          body: {
            opId,
            domainName,
            dnsRecordName: name,
            dnsRecordType: type,
            dnsRecordContent: content,
            isDnsRecordProxied: type === "CNAME" && proxied,
          },
        };
      }}
      failure={{ title: "Unable To Add DNS Record", words: ADD_FAILED, fieldNames: RENAMED }}
      success={ADDED}
      record={({ name }) => name}
    >
      {(now) => <HostRecordFields host={domainName} now={now} />}
    </FormPanel>
  );
};
