import { createFields, FieldGroup } from "@backoffice/ui/form";
import { newProfileSchema } from "./afd-profile.schema.ts";

const fields = createFields(newProfileSchema);

/** Help of Azure identifiers, which no call can change. */
const STAYS = "Cannot be changed.";
const ANOTHER = "Make another profile the default instead.";

type AfdProfileFieldsProps = {
  isNew: boolean;
  /** The profile is the current default. */
  isDefault: boolean;
};

/** Fields of a Front Door profile: names, Azure identifiers, prefixes (content §3). */
export const AfdProfileFields = ({ isNew, isDefault }: AfdProfileFieldsProps) => (
  <>
    <FieldGroup title="Profile">
      <fields.TextField name="title" label="Title" required />
      <fields.SwitchField
        name="isDefault"
        label="Default"
        help="New domains use this profile instead of the current primary."
        {...(isDefault && { disabledReason: ANOTHER })}
      />
      <fields.TextareaField name="description" label="Description" full />
      <fields.TextareaField name="note" label="Note" full help="Visible to staff only." />
    </FieldGroup>
    <FieldGroup title="Azure">
      <fields.TextField
        name="resourceGroup"
        label="Resource group"
        required={isNew}
        mono
        {...(!isNew && { readOnly: true, help: STAYS })}
      />
      <fields.TextField
        name="afdProfileName"
        label="Profile name"
        required={isNew}
        mono
        {...(!isNew && { readOnly: true, help: STAYS })}
      />
      <fields.TextField
        name="managedIdentityClientId"
        label="Managed identity client ID"
        required={isNew}
        mono
        help={isNew ? "Client ID of the identity that manages the profile." : "Leave empty to keep the stored value."}
      />
      <fields.SwitchField
        name="skipExistingAfdProfileCheck"
        label="Skip the profile check"
        help="Saves without checking the profile at Azure."
      />
    </FieldGroup>
    <FieldGroup title="Names and data">
      <fields.TextField name="endpointNamePrefix" label="Endpoint name prefix" mono help="For example ppf-." />
      <fields.TextField name="ppfRouteNamePrefix" label="PPF route name prefix" mono help="For example route-." />
      <fields.JsonField name="extraData" label="Extra data" full rows={4} />
    </FieldGroup>
  </>
);
