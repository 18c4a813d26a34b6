import { showRole, useUpdateRole, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { changeRoleReason, deleteRoleReason } from "../roles.actions.ts";
import { activeWith, changesInWords, type RoleChanges } from "./role-changes.ts";
import { RolePermissions } from "./role-permissions.tsx";

const schema = z.object({ changes: z.custom<RoleChanges>() });
const NONE = { changes: { added: [], removed: [] } };
const WORDS = { refused: "Error while updating the Permissions!" };

const RoleForm = ({ role, close }: { role: components["schemas"]["StaffRole"]; close: () => void }) => {
  const session = useSession();
  const panels = usePanels();
  const [opened] = useState(role.updatedAt);
  return (
    <FormPanel
      close={close}
      noun="role"
      schema={schema}
      values={NONE}
      save={{
        disabledReason: ({ changes }) => (changesInWords(changes) ? undefined : "Add or remove a permission first."),
        readOnlyReason: changeRoleReason(session, role),
      }}
      write={useUpdateRole()}
      input={({ changes }) => ({
        body: {
          roleId: role._id,
          roleName: role.name,
          permissions: activeWith(Object.keys(role.permissions), changes),
        },
      })}
      success="Permissions has been updated successfully!"
      record={() => ({ name: role.name, drawer: "role-details", id: role._id })}
      failure={{ title: "Unable To Update Permissions", words: WORDS }}
    >
      {({ changes }, readOnly) => (
        <>
          <FormNotice>
            {role.updatedAt !== opened && changesInWords(changes)
              ? `${role.updatedBy ?? "Another user"} has changed this role. Your changes (${changesInWords(changes)}) are added to theirs.`
              : changesInWords(changes) && `Not saved yet: ${changesInWords(changes)}.`}
          </FormNotice>
          <RolePermissions role={role} readOnly={readOnly} />
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: deleteRoleReason(session, role),
                onClick: () => panels.open("delete-permissions-template", { role }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

/** A role with all permissions and its own; users with the right role add and remove them (shell §2.3, §6). */
export const RoleDetailsDrawer = ({ params: { roleId }, close }: DrawerPanelProps<"role-details">) => {
  const titleOf = useTitleOf();
  return (
    <RecordPanel
      noun="role"
      read={showRole}
      input={roleId && { query: { role: roleId } }}
      close={close}
      head={({ name, isBuiltIn, opId }) => ({
        name,
        subtitle: isBuiltIn ? "Role" : `Permissions template${opId ? ` of ${titleOf(opId)}` : ""}`,
      })}
    >
      {(role) => <RoleForm role={role} close={close} />}
    </RecordPanel>
  );
};
