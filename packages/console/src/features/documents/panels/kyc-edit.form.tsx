import { useChangeKyc, type components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { documentName, DOCUMENT_TYPES } from "#entities/document/document-types.ts";
import { factsOf, FIRST_BIRTH, kycEditSchema, LAST_BIRTH, type Fact } from "./kyc-edit.schema.ts";

type Schemas = components["schemas"];

const fields = createFields<Record<Fact, string>>();

/** Edits the submitted KYC data by option type (shell §3, §5). */
export const KycEditForm = ({ item, close }: { item: Schemas["KycRecord"]; close: () => void }) => {
  const { kycId, playerId, playerCode, optionType, data } = item;
  const names = factsOf(optionType);
  const { label, facts = {} } = DOCUMENT_TYPES[optionType];
  return (
    <FormPanel
      noun="document"
      schema={kycEditSchema(optionType)}
      values={Object.fromEntries(names.map((name) => [name, data[name] ?? ""])) as Record<Fact, string>}
      write={useChangeKyc()}
      input={(details) => ({
        body: { action: "edit" as const, kycId, playerId, playerCode, details },
      })}
      failure={{
        title: "Unable to edit KYC details",
        fieldNames: Object.fromEntries(names.map((name) => [`details.${name}`, name])),
      }}
      success="KYC details have been successfully edited"
      record={() => documentName(item)}
      close={close}
    >
      {() => (
        <FieldGroup title={label}>
          {names.map((name) =>
            name === "birthDate" ? (
              <fields.DateField
                key={name}
                name={name}
                label={facts[name]!}
                required
                min={FIRST_BIRTH}
                max={LAST_BIRTH}
              />
            ) : (
              <fields.TextField key={name} name={name} label={facts[name]!} required full />
            ),
          )}
        </FieldGroup>
      )}
    </FormPanel>
  );
};
