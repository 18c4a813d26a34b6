import { listAfdProfiles, useCreateAfdProfile, useUpdateAfdProfile, type components } from "@backoffice/api-client";
import type { z } from "zod";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
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

const textOf = (extraData: Profile["extraData"]) => (extraData === null ? "" : JSON.stringify(extraData, null, 2));
const dataIn = (text: string) => (text.trim() === "" ? null : (JSON.parse(text) as Record<string, unknown>));

const valuesOf = ({ createdAt: _created, updatedAt: _updated, extraData, ...profile }: Profile): Values => ({
  ...profile,
  description: profile.description ?? "",
  note: profile.note ?? "",
  endpointNamePrefix: profile.endpointNamePrefix ?? "",
  ppfRouteNamePrefix: profile.ppfRouteNamePrefix ?? "",
  extraData: textOf(extraData),
  skipExistingAfdProfileCheck: false,
});

/** Request body; unedited extra data is sent as it was loaded, since its text may round long numbers. */
const bodyOf = ({ skipExistingAfdProfileCheck, extraData, ...profile }: Values, before?: Profile) => ({
  ...profile,
  description: profile.description || null,
  note: profile.note || null,
  endpointNamePrefix: profile.endpointNamePrefix || null,
  ppfRouteNamePrefix: profile.ppfRouteNamePrefix || null,
  extraData: before && extraData === textOf(before.extraData) ? before.extraData : dataIn(extraData),
  options: { skipExistingAfdProfileCheck },
});

const NewProfile = (panel: FormProps) => (
  <FormPanel
    {...panel}
    isNew
    frame={{ title: "Create AFD Profile", size: "lg" }}
    noun="AFD profile"
    schema={newProfileSchema}
    values={EMPTY}
    write={useCreateAfdProfile()}
    input={(valid) => ({ body: bodyOf(valid) })}
    save={{ label: "Create AFD profile" }}
    success="AFD profile created."
    record={({ afdProfileName }) => ({ name: afdProfileName, kind: "afd-profile", value: afdProfileName })}
    failure={{ title: "Unable To Create AFD Profile" }}
  >
    {() => <AfdProfileFields isNew isDefault={false} />}
  </FormPanel>
);

const ExistingProfile = ({ profile, ...panel }: FormProps & { profile: Profile }) => {
  return (
    <FormPanel
      {...panel}
      frame={{ title: "Edit AFD Profile", subtitle: profile.afdProfileName, size: "lg" }}
      noun="AFD profile"
      schema={profileChangeSchema}
      values={valuesOf(profile)}
      write={useUpdateAfdProfile()}
      input={({ managedIdentityClientId, ...valid }) => ({
        body: {
          ...bodyOf({ ...valid, managedIdentityClientId }, profile),
          managedIdentityClientId: managedIdentityClientId || profile.managedIdentityClientId,
        },
      })}
      success="AFD profile saved."
      record={() => ({ name: profile.afdProfileName, kind: "afd-profile", value: profile.afdProfileName })}
      failure={{ title: "Unable To Edit AFD Profile" }}
    >
      {() => <AfdProfileFields isNew={false} isDefault={profile.isDefault} />}
    </FormPanel>
  );
};

/** Creates or edits a Front Door profile (content §2, §5, §7). */
export const AfdProfileEdit = ({ params: { profile }, ...panel }: DialogPanelProps<"afd-profile-edit">) =>
  profile ? (
    <RereadRecord
      record={profile}
      read={listAfdProfiles}
      input={{ body: { opId: ALL, page: 1, itemsPerPage: 1000, search: profile.afdProfileName } }}
      find={({ items }) => items.find((it) => it.afdProfileName === profile.afdProfileName)}
    >
      {(now) => <ExistingProfile profile={now} {...panel} />}
    </RereadRecord>
  ) : (
    <NewProfile {...panel} />
  );
