import { createFields, FieldGroup } from "@backoffice/ui/form";
import { DescriptionList, Id } from "@backoffice/ui";
import { StaffSettings } from "#entities/staff/staff-settings.tsx";
import { PASSWORD_RULES } from "#kit/form/password.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { partnerUserSchema } from "./partner-user.schema.ts";

const fields = createFields(partnerUserSchema);

type UserFieldsProps = {
  userCode: string;
  /** Partners without a brand have no content to edit. */
  hasBrand: boolean;
};

/** Fields of a partner user; role and code are fixed. */
export const UserFields = ({ userCode, hasBrand }: UserFieldsProps) => {
  const session = useSession();
  return (
    <>
      <DescriptionList
        items={[
          { label: "Role", value: "Partner" },
          { label: "User code", value: <Id value={userCode} full /> },
        ]}
      />
      <FieldGroup title="Account">
        <fields.EmailField name="email" label="Email" required full />
        <fields.PasswordField name="password" label="Password" required full rules={PASSWORD_RULES} strength />
        <fields.TextField name="nickname" label="Nickname" required help="Letters, digits and spaces, 3 to 15." />
        {hasBrand && (
          <fields.SwitchField
            name="partnerCmsAllowed"
            label="Brand CMS access"
            help="Lets the partner edit the brand's content."
          />
        )}
        {isAdmin(session) && (
          <fields.SwitchField
            name="isHidden"
            label="Hide User Activity"
            help="Hides the user's activity from operator staff."
          />
        )}
      </FieldGroup>
      <StaffSettings />
    </>
  );
};
