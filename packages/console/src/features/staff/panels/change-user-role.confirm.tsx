import { useChangeUserRole } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { nameOf, roleOf, roleOptions, roleReason, type AssignableRole } from "../staff.ts";
import { RoleRights } from "./permissions/role-rights.tsx";
import { staffRecord } from "../staff-record.ts";

const schema = z.object({
  roles: z
    .string()
    .min(1, "Invalid input, make sure to select a role")
    .transform((role) => role as AssignableRole),
});
const fields = createFields(schema);

/** Changes the single role of a member of staff (content §3, §5, §6). */
export const ChangeUserRole = ({ params: { staff }, ...panel }: DialogPanelProps<"change-user-role">) => {
  const session = useSession();
  const name = nameOf(staff);
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Change"
      noun="user role"
      title="Change User Role"
      tone="primary"
      schema={schema}
      values={{ roles: "" }}
      write={useChangeUserRole()}
      input={({ roles }) => ({ body: { adminId: staff.user_id, targetUsername: name, roles: [roles] } })}
      success="User role changed successfully!"
      record={staffRecord(staff)}
      reason={roleReason(session, staff)}
      confirmLabel={(valid) => (valid ? `Make ${roleWords(valid.roles).toLowerCase()}` : "Change role")}
      sentence={(_, valid) => (
        <>
          Change the role of <strong>{name}</strong> ({staff.email}) from {roleWords(roleOf(staff))}
          {valid && (
            <>
              {" "}
              to <strong>{roleWords(valid.roles)}</strong>
            </>
          )}
          . Their rights become those of the new role.
        </>
      )}
    >
      {({ roles }) => (
        <>
          <fields.SelectField
            name="roles"
            label="New role"
            required
            options={roleOptions(session, "change").filter(({ value }) => value !== roleOf(staff))}
          />
          <RoleRights staff={staff} role={roles} />
        </>
      )}
    </ConfirmFormPanel>
  );
};
