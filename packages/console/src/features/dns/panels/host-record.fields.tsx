import { createFields } from "@backoffice/ui/form";
import { TYPE_OPTIONS } from "../dns-record.schema.ts";
import { fullName } from "../full-name.ts";

type HostRecord = { type: string; name: string; content: string; proxied: boolean };

/** Initial values of a new record; not proxied by default. */
export const NEW_RECORD = { type: "TXT" as const, name: "", content: "", proxied: false };

const fields = createFields<HostRecord>();

type HostRecordFieldsProps = {
  /** Domain or hostname of the record. */
  host: string;
  now: Pick<HostRecord, "type" | "name">;
};

/** Fields of a new Cloudflare record (content §3). */
export const HostRecordFields = ({ host, now: { type, name } }: HostRecordFieldsProps) => (
  <>
    <fields.SegmentedField name="type" label="Type" required options={TYPE_OPTIONS} />
    <fields.TextField
      name="name"
      label="Name"
      required
      mono
      help={
        name.trim() === "" ? `In full or the part before .${host}; @ for ${host}.` : `It is ${fullName(name, host)}.`
      }
    />
    <fields.TextField
      name="content"
      label="Value"
      required
      mono
      help={type === "CNAME" ? "The host that this name is an alias of." : "Text without quotation marks."}
    />
    {type === "CNAME" && (
      <fields.SwitchField name="proxied" label="Proxied" help="Routes traffic through Cloudflare." />
    )}
  </>
);
