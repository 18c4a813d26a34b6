import { useRefreshPermissions } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { staffRecord } from "../../staff-record.ts";
import { nameOf } from "../../staff.ts";

const schema = z.object({ opId: z.string() });
const fields = createFields(schema);

/** Resets permissions to those of the user's roles; super admins choose the operator (content §6). */
export const RefreshPermissions = ({ params: { staff }, ...panel }: DialogPanelProps<"refresh-permissions">) => {
  const session = useSession();
  const titleOf = useTitleOf();
  const operators = useOperatorOptions();
  const name = nameOf(staff);
  const { roles, opId: own } = staff.app_metadata;
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Refresh"
      noun="permissions"
      title="Refresh Permissions"
      tone="primary"
      schema={schema}
      values={{ opId: own ?? "" }}
      write={useRefreshPermissions()}
      input={({ opId }) => ({
        body: { adminId: staff.user_id, targetUsername: name, opId: opId || null, roles: [...roles] },
      })}
      success="Permissions refreshed. They apply from the next sign-in."
      record={staffRecord(staff)}
      confirmLabel={() => "Refresh permissions"}
      sentence={({ opId }) => (
        <>
          Give <strong>{name}</strong> ({staff.email}) the permissions that {roles.map(roleWords).join(", ")} has today
          {opId && (
            <>
              {" "}
              at <strong>{titleOf(opId)}</strong>
            </>
          )}
          . Permissions of their own are replaced.
        </>
      )}
    >
      {() =>
        isSuperAdmin(session) && (
          <fields.ComboboxField name="opId" label="Operator" options={operators} placeholder="None: platform staff" />
        )
      }
    </ConfirmFormPanel>
  );
};
