import { useCreateHostnameDnsRecord } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useMemo } from "react";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { hostnameRecordSchema } from "../dns-record.schema.ts";
import { fullName } from "../full-name.ts";
import { asSent } from "../record-problems.ts";
import { ADD_FAILED, ADDED } from "./dns-words.ts";
import { HostRecordFields, NEW_RECORD } from "./host-record.fields.tsx";

const fields = createFields<{ ttl: string }>();

/** TTL options in seconds; 1 is automatic. The specification names none. */
const TTLS = [
  { value: "1", label: "Automatic" },
  { value: "60", label: "1 minute" },
  { value: "300", label: "5 minutes" },
  { value: "3600", label: "1 hour" },
  { value: "43200", label: "12 hours" },
  { value: "86400", label: "1 day" },
];

/** Adds a record to a hostname at Cloudflare (content §3, §7). */
export const AddDnsRecordV3 = ({
  params: {
    hostname: { opId, hostname, partnerId },
  },
  ...panel
}: DialogPanelProps<"add-dns-record-v3">) => {
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["type", "ttl"] }}
      frame={{ title: "Add DNS Record", subtitle: hostname, size: "sm" }}
      noun="DNS record"
      schema={useMemo(() => hostnameRecordSchema(hostname), [hostname])}
      values={{ ...NEW_RECORD, ttl: "1" }}
      write={useCreateHostnameDnsRecord()}
      input={({ ttl, proxied, ...record }) => ({
        body: {
          opId,
          hostname,
          ...(partnerId !== null && { partnerId }),
          ...asSent(record),
          ttl: Number(ttl),
          proxied: record.type === "CNAME" && proxied,
        },
      })}
      success={ADDED}
      record={({ name }) => fullName(name, hostname)}
      failure={{ title: "Unable To Add DNS Record", words: ADD_FAILED }}
    >
      {(now) => (
        <>
          <HostRecordFields host={hostname} now={now} />
          <fields.SelectField
            name="ttl"
            label="Time to live"
            required
            options={TTLS}
            help="Time that resolvers cache the record."
          />
        </>
      )}
    </FormPanel>
  );
};
