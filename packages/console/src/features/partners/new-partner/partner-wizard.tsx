import { useCreateBrand, useCreatePartnerSettings, type components } from "@backoffice/api-client";
import { Alert, Button, DescriptionList, ForbiddenState, serverTime } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useState } from "react";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { BrandFields, ParentOperatorField } from "./brand.fields.tsx";
import { brandBody, newBrand, requiredDetailsSchema } from "./partner-brand.schema.ts";
import { newSettings, partnerSettingsSchema } from "./partner-settings.schema.ts";
import { NEW_USER, userCodeOf, userStepSchema } from "./partner-user.schema.ts";
import { SettingsFields } from "./settings.fields.tsx";
import { finished, useFinishPartner } from "./use-finish-partner.ts";
import { UserFields } from "./user.fields.tsx";

type Schemas = components["schemas"];

/** The partner's brand, or its operator if it has none. */
export type PartnerPlace = {
  partnerType: Schemas["PartnerType"];
  opId: string;
  parentOpId: string | null;
  title: string;
};

type PartnerWizardProps = {
  title: string;
  /** Existing brand, or operator of a normal partner. */
  place?: PartnerPlace | undefined;
  /** The partner, once its settings exist. */
  partnerId?: string | undefined;
  /** Existing user of the partner. */
  user?: Schemas["StaffUser"] | undefined;
  /** A step is complete: a reload resumes here and repeats nothing. */
  onBrand: (opId: string) => void;
  onPartner: (partnerId: string) => void;
  /** Offers to create a brand for a partner without one. */
  onCompleteSetup: (partnerId: string) => void;
  close: () => void;
};

const TYPES = [
  { value: "BRANDED", label: "With a brand" },
  { value: "NORMAL", label: "Normal" },
];
const types = createFields(requiredDetailsSchema);

// Documented sentences when the server has no message (money §8).
const NO_BRAND = "Error happened while creating the partner, please try again.";
const BRAND_WORDS = { refused: NO_BRAND, notSent: NO_BRAND };
const SETTINGS_WORDS = { refused: "Unable to create partner settings" };
const USER_WORDS = { refused: "Unable to create new user", noAnswer: "Error happened while creating the user." };

const today = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(serverTime());

const Place = ({ partnerType, opId, parentOpId, title }: PartnerPlace) => (
  <DescriptionList
    items={
      partnerType === "NORMAL"
        ? [{ label: "Operator", value: title }]
        : [
            { label: "Brand", value: title },
            { label: "Brand ID", value: opId },
            { label: "Parent operator", value: parentOpId && <OperatorName opId={parentOpId} /> },
          ]
    }
  />
);

/**
 * New partner in three steps: brand, settings, user (money §2, ruling 34). Each step is sent on its own, and a failed
 * one is retried alone. Completed steps are read-only, and the wizard starts after them.
 */
export const PartnerWizard = ({
  title,
  place,
  partnerId,
  user: found,
  onBrand,
  onPartner,
  onCompleteSetup,
  close,
}: PartnerWizardProps) => {
  const session = useSession();
  const { timeZone } = session;
  const writes = { details: useCreateBrand(), settings: useCreatePartnerSettings(), user: useFinishPartner() };
  const [isCreated, setIsCreated] = useState(false);
  // The new user is loaded before the wizard closes: behind "Completed" the step stays as it was sent.
  const user = isCreated ? undefined : found;
  const startsAt = partnerId ? "user" : place ? "settings" : undefined;
  const hasBrand = place?.partnerType !== "NORMAL";
  const whose = { opId: place?.opId ?? "", partnerId: partnerId ?? "" };
  const rights = Object.values(writes).map(({ operation }) => operation.permission);
  const missing = rights.find((permission) => !can(session, permission));
  const mayStay = useMayStay(missing === undefined);
  if (missing && !mayStay) return <ForbiddenState permission={missing} />;
  return (
    <WizardPanel
      close={close}
      noun="partner"
      title={title}
      subtitle={place?.title}
      startsAt={startsAt}
      progress="New partner"
      schemas={{ details: requiredDetailsSchema, settings: partnerSettingsSchema, user: userStepSchema }}
      writes={writes}
      completion={
        <>
          <p className="text-heading font-semibold">Partner has been created successfully!</p>
          {!hasBrand && (
            <>
              <p className="text-ink-muted">This partner has no brand yet.</p>
              <Button onClick={() => onCompleteSetup(whose.partnerId)}>Complete Partner Setup</Button>
            </>
          )}
        </>
      }
      steps={{
        details: {
          label: "Required Details",
          values: { ...newBrand(""), partnerType: "BRANDED" },
          fields: ({ partnerType, isCfSelected }) =>
            place ? (
              <Place {...place} />
            ) : (
              <>
                <types.SegmentedField name="partnerType" label="Partner type" options={TYPES} full />
                <ParentOperatorField
                  help={partnerType === "NORMAL" ? "The partner belongs to this operator." : undefined}
                />
                {partnerType === "BRANDED" && <BrandFields isCfSelected={isCfSelected} />}
              </>
            ),
          // A normal partner has no brand: nothing is created, and the operator's ID is used (money §2).
          input: ({ details }) => (details.partnerType === "NORMAL" ? undefined : { body: brandBody(details) }),
          success: "Brand Initialized!",
          record: ({ opId }, { body }) => ({ name: body.title, kind: "operator", value: opId }),
          failure: { title: "Unable To Proceed", words: BRAND_WORDS },
          moves: true,
          onDone: ({ opId }) => onBrand(opId),
        },
        settings: {
          label: "Settings",
          values: newSettings(place?.title.slice(0, 20) ?? "", today(timeZone)),
          fields: () => (partnerId ? <p>The settings are saved.</p> : <SettingsFields />),
          input: ({ details, settings }) => ({
            body: place
              ? { ...settings, partnerType: place.partnerType, opId: place.opId, parentOpId: place.parentOpId }
              : { ...settings, partnerType: details.partnerType, opId: details.parentOpId, parentOpId: null },
          }),
          failure: { title: "Unable to create partner settings", words: SETTINGS_WORDS },
          moves: true,
          onDone: (data) => onPartner(data.partnerId),
        },
        user: {
          label: "User Details",
          values: { ...NEW_USER, recreates: user !== undefined },
          fields: () =>
            user ? (
              <Alert severity="info" title="This partner already has a user">
                {user.app_metadata.nickname} ({user.email}). Recreate the user to reset its partner permissions; they
                count from the next sign-in.
              </Alert>
            ) : (
              <UserFields userCode={userCodeOf(whose)} hasBrand={hasBrand} />
            ),
          nextLabel: user ? "Recreate user" : "Finish",
          input: ({ user: { recreates, ...made } }) =>
            recreates || !("email" in made)
              ? { by: "recreate", input: { body: whose } }
              : {
                  by: "create",
                  input: {
                    body: {
                      ...made,
                      ...whose,
                      userCode: userCodeOf(whose),
                      partnerType: hasBrand ? "BRANDED" : "NORMAL",
                      partnerCmsAllowed: hasBrand && made.partnerCmsAllowed,
                    },
                  },
                },
          ...finished,
          failure: { title: "Unable to create new user", words: USER_WORDS },
          onDone: (answer) => setIsCreated(!("permissionsRecreatedAt" in answer)),
        },
      }}
    />
  );
};
