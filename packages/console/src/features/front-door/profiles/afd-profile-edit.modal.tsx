import { useCreateAfdProfile, useUpdateAfdProfile, type components } from "@backoffice/api-client";
import type { z } from "zod";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { AfdProfileFields } from "./afd-profile.fields.tsx";
import { newProfileSchema, profileChangeSchema } from "./afd-profile.schema.ts";

type Profile = components["schemas"]["AfdProfile"];
type Values = z.input<typeof newProfileSchema>;
type FormProps = { open: boolean; close: () => void };

const EMPTY: Values = {
  resourceGroup: "",
  afdProfileName: "",
  title: "",
  managedIdentityClientId: "",
  endpointNamePrefix: "",
  ppfRouteNamePrefix: "",
  description: "",
  note: "",
  extraData: "",
  isDefault: false,
  skipExistingAfdProfileCheck: false,
};

const valuesOf = ({ createdAt: _created, updatedAt: _updated, extraData, ...profile }: Profile): Values => ({
  ...profile,
  description: profile.description ?? "",
  note: profile.note ?? "",
  endpointNamePrefix: profile.endpointNamePrefix ?? "",
  ppfRouteNamePrefix: profile.ppfRouteNamePrefix ?? "",
  extraData: extraData === null ? "" : JSON.stringify(extraData, null, 2),
  skipExistingAfdProfileCheck: false,
});

/** What is sent of the fields; extra data only where it was changed, as reading it rounds long numbers. */
const bodyOf = ({ skipExistingAfdProfileCheck, extraData, ...profile }: Values, before: Values) => ({
  ...profile,
  description: profile.description || null,
  note: profile.note || null,
  endpointNamePrefix: profile.endpointNamePrefix || null,
  ppfRouteNamePrefix: profile.ppfRouteNamePrefix || null,
  ...(extraData !== before.extraData && {
    extraData: extraData.trim() === "" ? null : (JSON.parse(extraData) as Record<string, unknown>),
  }),
  options: { skipExistingAfdProfileCheck },
});

const NewProfile = (panel: FormProps) => (
  <FormPanel
    {...panel}
    isNew
    size="lg"
    noun="AFD profile"
    title="Create AFD Profile"
    schema={newProfileSchema}
    values={EMPTY}
    write={useCreateAfdProfile()}
    input={(valid) => ({ body: bodyOf(valid, EMPTY) })}
    saveLabel="Create AFD profile"
    success="AFD profile created."
    failure="Unable To Create AFD Profile"
  >
    {() => <AfdProfileFields isNew isDefault={false} />}
  </FormPanel>
);

const ExistingProfile = ({ profile, ...panel }: FormProps & { profile: Profile }) => {
  const values = valuesOf(profile);
  return (
    <FormPanel
      {...panel}
      size="lg"
      noun="AFD profile"
      title="Edit AFD Profile"
      subtitle={profile.afdProfileName}
      schema={profileChangeSchema}
      values={values}
      write={useUpdateAfdProfile()}
      input={({ managedIdentityClientId, ...valid }) => ({
        body: {
          ...bodyOf({ ...valid, managedIdentityClientId }, values),
          managedIdentityClientId: managedIdentityClientId || profile.managedIdentityClientId,
        },
      })}
      success="AFD profile saved."
      failure="Unable To Edit AFD Profile"
    >
      {() => <AfdProfileFields isNew={false} isDefault={profile.isDefault} />}
    </FormPanel>
  );
};

/** Creates a front-door profile, or changes one (content §2, §5, §7). */
const AfdProfileEdit = ({ params: { profile }, ...panel }: DialogPanelProps<"afd-profile-edit">) =>
  profile ? <ExistingProfile profile={profile} {...panel} /> : <NewProfile {...panel} />;

export default AfdProfileEdit;
