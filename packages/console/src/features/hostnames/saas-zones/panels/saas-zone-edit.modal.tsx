import { showSaasZone, useCreateSaasZone, useUpdateSaasZone, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { newZoneSchema, zoneChangeSchema } from "./saas-zone.schema.ts";

const fields = createFields(newZoneSchema);

const FAILED = { refused: "Failed to add zone" };

type Schemas = components["schemas"];
type FormProps = { open: boolean; close: () => void };

const Default = () => (
  <fields.SwitchField
    name="default"
    label="Default"
    help="New hostnames use this zone instead of the current primary."
  />
);

const NewZone = (panel: FormProps) => {
  const owner = useOperatorField();
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "New SaaS zone", size: "sm" }}
      noun="SaaS zone"
      schema={newZoneSchema}
      values={{ opId: owner.first, domainName: "", zoneId: "", default: false, apiToken: "" }}
      write={useCreateSaasZone()}
      input={({ opId, ...body }) => ({ query: { opId }, body })}
      success="CF SaaS Zone is added successfully!"
      failure={{ title: "Unable To Add CF SaaS Zone", words: FAILED }}
    >
      {() => (
        <>
          <fields.ComboboxField name="opId" {...owner.field} />
          <fields.TextField name="domainName" label="Domain" required help="Without protocol, as in saas.example." />
          <fields.TextField name="zoneId" label="Zone ID" required mono help="Zone ID at Cloudflare." />
          <fields.PasswordField
            name="apiToken"
            label="API token"
            what="token"
            required
            help="Not shown again after saving."
          />
          <Default />
        </>
      )}
    </FormPanel>
  );
};

/** The zone; its token is in the answer that the form reads before it sends. */
type Zone = Schemas["SaasZone"] & Partial<Schemas["SaasZoneDetails"]>;

const ExistingZone = ({ zone, ...panel }: FormProps & { zone: Zone }) => {
  const { opId, domainName, zoneId, apiToken = "" } = zone;
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit SaaS zone", subtitle: useTitleOf()(opId), size: "sm" }}
      noun="SaaS zone"
      schema={zoneChangeSchema}
      values={{ opId, domainName, zoneId, default: zone.default, apiToken: "" }}
      write={useUpdateSaasZone()}
      input={({ opId: owner, ...body }) => ({
        query: { opId: owner },
        // The call takes the token with every change, as it is documented.
        body: { ...body, apiToken: body.apiToken || apiToken },
      })}
      success="SaaS zone saved."
      record={(valid) => valid.domainName}
      failure={{ title: "Unable To Edit CF SaaS Zone", words: FAILED }}
    >
      {() => (
        <>
          <fields.TextField name="domainName" label="Domain" required />
          <fields.TextField name="zoneId" label="Zone ID" mono readOnly help="The zone ID cannot be changed." />
          <fields.PasswordField
            name="apiToken"
            label="New API token"
            what="token"
            help="Leave empty to keep the stored value."
          />
          <Default />
        </>
      )}
    </FormPanel>
  );
};

/** Adds or edits a SaaS zone (content §2, §7). */
export const SaasZoneEdit = ({ params: { zone }, ...panel }: DialogPanelProps<"saas-zone-edit">) =>
  zone ? (
    <RereadRecord<Zone, typeof showSaasZone.operation>
      record={zone}
      read={showSaasZone}
      input={{ body: { zoneId: zone.zoneId } }}
    >
      {(now) => <ExistingZone zone={now} {...panel} />}
    </RereadRecord>
  ) : (
    <NewZone {...panel} />
  );
