import { useCreateUser } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { PASSWORD_RULES } from "#kit/form/password.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { isPlatformRole, roleOptions } from "../../staff.ts";
import { StaffSettings } from "#entities/staff/staff-settings.tsx";
import { newAdminSchema } from "./new-admin.schema.ts";

const fields = createFields(newAdminSchema);

const WORDS = { refused: "Unable to create new user" };

/** Adds a member of staff; users who cannot choose an operator add to their own (shell §2.3, §5, §6). */
export const NewAdminDrawer = ({ close }: DrawerPanelProps<"new-admin">) => {
  const session = useSession();
  const scope = useScope().opId;
  const operators = useOperatorOptions();
  const choosesOperator = isAdmin(session) || session.roles.includes("OPERATOR_ADMIN");
  const opId = choosesOperator && scope !== ALL ? scope : (session.opId ?? "");
  return (
    <FormPanel
      isNew
      close={close}
      noun="admin"
      schema={newAdminSchema}
      values={{
        email: "",
        password: "",
        nickname: "",
        userCode: "",
        role: "",
        opId,
        isHidden: false,
        roundReportNumbers: false,
        language: "en",
        timezone: "UTC",
        playerSubInfoType: "username",
      }}
      write={useCreateUser()}
      input={({ userCode, opId: chosen, ...rest }) => ({
        body: { ...rest, ...(userCode && { userCode }), ...(!isPlatformRole(rest.role) && { opId: chosen }) },
      })}
      success="Admin has been created successfully!"
      failure={{ title: "Unable To Create New User", words: WORDS }}
    >
      {({ role }) => (
        <>
          <FieldGroup title="Account">
            <fields.EmailField name="email" label="Email" required full />
            <fields.PasswordField name="password" label="Password" required full rules={PASSWORD_RULES} strength />
            <fields.TextField name="nickname" label="Nickname" required help="Letters, digits and spaces, 3 to 15." />
            <fields.TextField name="userCode" label="User code" mono help="3 to 15 characters." />
          </FieldGroup>
          <FieldGroup title="Assignment">
            <fields.SelectField name="role" label="Role" required options={roleOptions(session, "create")} />
            {choosesOperator && (
              <fields.ComboboxField
                name="opId"
                label="Operator or brand"
                required={!isPlatformRole(role)}
                options={operators}
                help="Must be active."
                {...(isPlatformRole(role) && { disabledReason: "Platform staff have no operator." })}
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
      )}
    </FormPanel>
  );
};
