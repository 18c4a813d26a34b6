import { showRole, useUpdateRole, type components } from "@backoffice/api-client";
import { useState } from "react";
import { z } from "zod";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
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
      waits={({ changes }) => (changesInWords(changes) ? undefined : "Add or remove a permission first.")}
      notice={({ changes }) =>
        role.updatedAt !== opened && changesInWords(changes)
          ? `${role.updatedBy ?? "Somebody"} changed this role meanwhile. Your changes (${changesInWords(changes)}) go on top of theirs.`
          : changesInWords(changes) && `Not saved yet: ${changesInWords(changes)}.`
      }
      readOnlyReason={changeRoleReason(session, role)}
      write={useUpdateRole()}
      input={({ changes }) => ({
        body: {
          roleId: role._id,
          roleName: role.name,
          permissions: activeWith(Object.keys(role.permissions), changes),
        },
      })}
      success="Permissions has been updated successfully!"
      failure="Unable To Update Permissions"
      failureWords={WORDS}
      aside={{
        label: "Delete…",
        reason: deleteRoleReason(session, role),
        onClick: () => panels.open("delete-permissions-template", { role }),
      }}
    >
      {(_, readOnly) => <RolePermissions role={role} readOnly={readOnly} />}
    </FormPanel>
  );
};

/** A role with all permissions and its active ones; who may adds and removes (shell §2.3, §6). */
const RoleDetailsDrawer = ({ params: { roleId }, close }: DrawerPanelProps<"role-details">) => {
  const titleOf = useTitleOf();
  return (
    <RecordPanel
      noun="role"
      read={showRole}
      input={roleId && { query: { role: roleId } }}
      close={close}
      head={({ name, isBuiltIn, opId }) => ({
        title: name,
        subtitle: isBuiltIn ? "Role" : `Permissions template${opId ? ` of ${titleOf(opId)}` : ""}`,
      })}
    >
      {(role) => <RoleForm role={role} close={close} />}
    </RecordPanel>
  );
};

export default RoleDetailsDrawer;
