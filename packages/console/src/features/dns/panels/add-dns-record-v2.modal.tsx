import { useCreateDomainDnsRecord } from "@backoffice/api-client";
import { useMemo, useState } from "react";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { domainRecordSchema } from "../dns-record.schema.ts";
import { ADD_FAILED, ADDED } from "./dns-words.ts";
import { HostRecordFields, NEW_RECORD } from "./host-record.fields.tsx";

const RENAMED = {
  dnsRecordName: "name",
  dnsRecordType: "type",
  dnsRecordContent: "content",
  isDnsRecordProxied: "proxied",
};

/** Adds a record to a domain's zone at Cloudflare (content §3, §7). */
const AddDnsRecordV2 = ({
  params: {
    domain: { opId, domainName },
  },
  ...panel
}: DialogPanelProps<"add-dns-record-v2">) => {
  const [warned] = useState(() => new Set<string>());
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "Add DNS Record", subtitle: domainName, size: "sm" }}
      noun="DNS record"
      schema={useMemo(() => domainRecordSchema(domainName, warned), [domainName, warned])}
      // A second press adds the record despite its warnings.
      onInvalid={(errors) => errors.forEach(({ message }) => warned.add(message))}
      values={NEW_RECORD}
      write={useCreateDomainDnsRecord()}
      input={({ name, type, content, proxied }) => ({
        body: {
          opId,
          domainName,
          dnsRecordName: name,
          dnsRecordType: type,
          dnsRecordContent: content,
          isDnsRecordProxied: type === "CNAME" && proxied,
        },
      })}
      failure={{ title: "Unable To Add DNS Record", words: ADD_FAILED, fieldNames: RENAMED }}
      success={ADDED}
      record={({ name }) => name}
      another={["type"]}
      after={{ onDone: () => warned.clear() }}
    >
      {(now) => <HostRecordFields host={domainName} now={now} />}
    </FormPanel>
  );
};

export default AddDnsRecordV2;
