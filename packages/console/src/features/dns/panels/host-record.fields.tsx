import { createFields } from "@backoffice/ui/form";
import { TYPE_OPTIONS } from "../dns-record.schema.ts";
import { fullName } from "../full-name.ts";

type HostRecord = { type: string; name: string; content: string; proxied: boolean };

/** What a new record holds at first; Cloudflare stands in front of it only when asked to. */
export const NEW_RECORD = { type: "TXT" as const, name: "", content: "", proxied: false };

const fields = createFields<HostRecord>();

type HostRecordFieldsProps = {
  /** The domain or hostname that the record is of. */
  host: string;
  now: Pick<HostRecord, "type" | "name">;
};

/** The fields of a new record at Cloudflare (content §3). */
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
      help={type === "CNAME" ? "The host that it is another name of." : "The text, without quotation marks."}
    />
    {type === "CNAME" && (
      <fields.SwitchField name="proxied" label="Proxied" help="Routes traffic through Cloudflare." />
    )}
  </>
);
