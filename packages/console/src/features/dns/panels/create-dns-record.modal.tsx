import { useCreateDnsRecord } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { newDevRecordSchema } from "../dns-record.schema.ts";
import { asSent } from "../record-problems.ts";
import { DevRecordFields } from "./dev-record.fields.tsx";
import { DEV_FAILED } from "./dns-words.ts";

const fields = createFields(newDevRecordSchema);

/** Adds a record to the developer zone; the toast is the server's message (content §2, §5, §7). */
export const CreateDnsRecord = ({ params: _none, ...panel }: DialogPanelProps<"create-dns-record">) => {
  const owner = useOperatorField();
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["opId", "type"] }}
      frame={{ title: "Create DNS Record", size: "sm" }}
      noun="DNS record"
      schema={newDevRecordSchema}
      values={{ opId: owner.first, type: "TXT", name: "", content: "" }}
      write={useCreateDnsRecord()}
      input={({ opId, ...body }) => ({ query: { opId }, body: asSent(body) })}
      save={{ label: "Create DNS record" }}
      success={(message) => message}
      record={({ name }) => name}
      failure={{ title: "Unable To Create DNS Record", words: DEV_FAILED, look: "toasts" }}
    >
      {(now) => (
        <>
          <fields.ComboboxField name="opId" {...owner.field} />
          <DevRecordFields now={now} />
        </>
      )}
    </FormPanel>
  );
};
