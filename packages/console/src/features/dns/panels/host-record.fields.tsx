import { createFields } from "@backoffice/ui/form";
import { TYPE_OPTIONS } from "../dns-record.schema.ts";
import { fullName } from "../full-name.ts";
import { asSent } from "../record-problems.ts";

type HostRecord = { type: string; name: string; content: string; proxied: boolean };

/** Initial values of a new record; not proxied by default. */
export const NEW_RECORD = { type: "TXT" as const, name: "", content: "", proxied: false };

const fields = createFields<HostRecord>();

type HostRecordFieldsProps = {
  /** Domain or hostname of the record. */
  host: string;
  now: Pick<HostRecord, "type" | "name" | "content">;
};

/** Fields of a new Cloudflare record (content §3). */
export const HostRecordFields = ({ host, now }: HostRecordFieldsProps) => {
  const { type, name, content } = now;
  const sent = asSent({ ...now, name: name.trim(), content: content.trim() });
  const also = (typed: string, ascii: string) => (typed.trim() === ascii ? "" : ` Sent as ${ascii}.`);
  return (
    <>
      <fields.SegmentedField name="type" label="Type" required options={TYPE_OPTIONS} />
      <fields.TextField
        name="name"
        label="Name"
        required
        mono
        help={
          name.trim() === ""
            ? `In full or the part before .${host}; @ for ${host}.`
            : `It is ${fullName(name, host)}.${also(name, sent.name)}`
        }
      />
      <fields.TextField
        name="content"
        label="Value"
        required
        mono
        help={`${type === "CNAME" ? "The host that this name is an alias of." : "Text without quotation marks."}${also(content, sent.content)}`}
      />
      {type === "CNAME" && (
        <fields.SwitchField name="proxied" label="Proxied" help="Routes traffic through Cloudflare." />
      )}
    </>
  );
};
