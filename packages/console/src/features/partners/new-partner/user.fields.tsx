import { createFields, FieldGroup } from "@backoffice/ui/form";
import { DescriptionList, Id } from "@backoffice/ui";
import { StaffSettings } from "#entities/staff/staff-settings.tsx";
import { PASSWORD_RULES } from "#kit/form/password.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { partnerUserSchema } from "./partner-user.schema.ts";

const fields = createFields(partnerUserSchema);

type UserFieldsProps = {
  userCode: string;
  /** Who has no brand has no content to edit. */
  hasBrand: boolean;
};

/** The user of a partner; its role and its code are given. */
export const UserFields = ({ userCode, hasBrand }: UserFieldsProps) => {
  const session = useSession();
  return (
    <>
      <DescriptionList
        items={[
          { label: "Role", value: "Partner" },
          { label: "User code", value: <Id value={userCode} whole /> },
        ]}
      />
      <FieldGroup title="Account">
        <fields.EmailField name="email" label="E-mail" required full />
        <fields.PasswordField name="password" label="Password" required full rules={PASSWORD_RULES} strength />
        <fields.TextField name="nickname" label="Nickname" required help="Letters, digits and spaces, 3 to 15." />
        {hasBrand && (
          <fields.SwitchField name="partnerCmsAllowed" label="Brand CMS access" help="They edit the brand's content." />
        )}
        {isAdmin(session) && (
          <fields.SwitchField
            name="isHidden"
            label="Hide User Activity"
            help="Operators' staff do not see what they do."
          />
        )}
      </FieldGroup>
      <StaffSettings />
    </>
  );
};
