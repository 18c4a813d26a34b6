import { useMigrateUser } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { migrateReason, nameOf, roleOptions, type AssignableRole } from "../staff.ts";

const schema = z.object({
  opId: z.string().min(1, "Choose the operator or brand to move to."),
  role: z
    .string()
    .min(1, "Choose the new role.")
    .transform((role) => role as AssignableRole),
});
const fields = createFields(schema);

/** Moves a member of staff to another operator, then opens the list of admins with its query string (content §2, §6). */
export const MigrateUser = ({ params: { staff }, ...panel }: DialogPanelProps<"migrate-user">) => {
  const session = useSession();
  const titleOf = useTitleOf();
  const operators = useOperatorOptions();
  const { opId: from } = staff.app_metadata;
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Migrate"
      noun="user"
      title="Migrate User"
      tone="primary"
      schema={schema}
      values={{ opId: "", role: "" }}
      write={useMigrateUser()}
      input={({ opId, role }) => ({ body: { adminId: staff.user_id, opId, role } })}
      success={(_, { opId }) => `${nameOf(staff)} migrated to ${titleOf(opId)}.`}
      after={{ goTo: "/settings/admins" }}
      reason={migrateReason(session, staff)}
      confirmLabel={(valid) => (valid ? `Migrate to ${titleOf(valid.opId)}` : "Migrate")}
      sentence={(_, valid) => (
        <>
          Move <strong>{nameOf(staff)}</strong> ({staff.email}) {from && `from ${titleOf(from)} `}to{" "}
          {valid ? (
            <>
              <strong>{titleOf(valid.opId)}</strong> as <strong>{roleWords(valid.role)}</strong>
            </>
          ) : (
            "another operator"
          )}
          . They lose access to the operator that they leave.
        </>
      )}
    >
      {() => (
        <>
          <fields.ComboboxField
            name="opId"
            label="Operator"
            required
            options={operators.filter(({ value }) => value !== from)}
          />
          <fields.SelectField name="role" label="New role" required options={roleOptions(session, "migrate")} />
        </>
      )}
    </ConfirmFormPanel>
  );
};
