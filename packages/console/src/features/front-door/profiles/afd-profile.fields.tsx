import { createFields, FieldGroup } from "@backoffice/ui/form";
import { newProfileSchema } from "./afd-profile.schema.ts";

const fields = createFields(newProfileSchema);

/** Said of what Azure knows a profile by: no call changes it. */
const STAYS = "It stays what it is.";
const ANOTHER = "Make another profile the default instead.";

type AfdProfileFieldsProps = {
  isNew: boolean;
  /** It is the one that new domains take now. */
  isDefault: boolean;
};

/** What staff know a profile by, where it is at Azure, and how what is made in it is called (content §3). */
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
      <fields.TextareaField name="note" label="Note" full help="Among staff." />
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
        help={isNew ? "Of the identity that writes to the profile." : "Leave empty to keep the stored value."}
      />
      <fields.SwitchField
        name="skipExistingAfdProfileCheck"
        label="Skip the profile check"
        help="Saves it without asking Azure for the profile."
      />
    </FieldGroup>
    <FieldGroup title="Names and data">
      <fields.TextField name="endpointNamePrefix" label="Endpoint name prefix" mono help="As in ppf-." />
      <fields.TextField name="ppfRouteNamePrefix" label="PPF route name prefix" mono help="As in route-." />
      <fields.JsonField name="extraData" label="Extra data" full rows={4} />
    </FieldGroup>
  </>
);
