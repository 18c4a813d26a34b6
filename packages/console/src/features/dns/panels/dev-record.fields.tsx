import { createFields } from "@backoffice/ui/form";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { devRecordSchema, TYPE_OPTIONS } from "../dns-record.schema.ts";
import { asSent } from "../record-problems.ts";

const fields = createFields(devRecordSchema);

const LENGTH = "3 to 25 characters.";
const helpOf = (typed: string, sent: string) => (typed.trim() === sent ? LENGTH : `${LENGTH} Sent as ${sent}.`);

type DevRecordFieldsProps = {
  /** Current values of the form. */
  now: { type: string; name: string; content: string };
  /** Current type, which may not be among the options. */
  type?: string;
  /** Whether the value is a token, masked until revealed. */
  token?: boolean;
};

/** Fields of a new or existing developer record (content §5). */
export const DevRecordFields = ({ now, type = "TXT", token = false }: DevRecordFieldsProps) => {
  const sent = asSent({ ...now, name: now.name.trim(), content: now.content.trim() });
  return (
    <>
      <fields.SegmentedField name="type" label="Type" required options={withCurrentValue(TYPE_OPTIONS, type)} />
      <fields.TextField name="name" label="Name" required mono help={helpOf(now.name, sent.name)} />
      {token ? (
        <fields.PasswordField name="content" label="Content" what="content" required help={LENGTH} />
      ) : (
        <fields.TextField name="content" label="Content" required mono help={helpOf(now.content, sent.content)} />
      )}
    </>
  );
};
