import { listPermissions, useSavePermission, type components } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RereadRecord } from "#kit/edits/reread-record.tsx";
import { useExists } from "#kit/edits/use-exists.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import type { Role } from "#kit/session/session.ts";
import { joinList, splitList } from "../comma-list.ts";
import { permissionSchema } from "./permission-edit.schema.ts";

const fields = createFields(permissionSchema);

const INVALID = "Invalid data, make sure to fill all required input fields.";
const WORDS = { refused: "Failed to save permission" };
const ROLES: readonly Role[] = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"];
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: value }));

type PermissionFormProps = { permission?: components["schemas"]["StaffPermission"]; open: boolean; close: () => void };

/** Finds a permission by key in the search results. */
const named = (name: string) => ({ body: { page: 1, itemsPerPage: 1000, search: name } });

const PermissionForm = ({ permission, ...panel }: PermissionFormProps) => {
  const exists = useExists();
  return (
    <FormPanel
      {...panel}
      isNew={permission === undefined && { another: ["allowedRoles", "tags"] }}
      noun="permission"
      frame={{ title: permission ? "Edit Permission" : "Create Permission" }}
      schema={permissionSchema}
      values={{
        name: permission?.name ?? "",
        desc: permission?.desc ?? "",
        tags: splitList(permission?.tags ?? ""),
        allowedRoles: permission?.allowedRoles ?? [],
        requiredMenuItems: splitList(permission?.requiredMenuItems ?? ""),
      }}
      save={{
        // Adding and editing use the same call.
        validateAsync: async ({ name }) =>
          !permission &&
          (await exists(listPermissions, named(name), ({ items }) => items.some((it) => it.name === name)))
            ? { name: `A permission with the key ${name} already exists.` }
            : undefined,
        onInvalid: () => void toast.error(INVALID),
      }}
      write={useSavePermission()}
      input={({ tags, requiredMenuItems, allowedRoles, ...rest }) => ({
        body: {
          ...(permission && { _id: permission._id }),
          ...rest,
          tags: joinList(tags),
          allowedRoles: [...allowedRoles],
          requiredMenuItems: joinList(requiredMenuItems),
          edit: permission !== undefined,
        },
      })}
      success="Permission saved. The users who have it are being updated: please wait 5 minutes."
      record={({ name }) => name}
      failure={{ title: "Unable To Save Permission", words: WORDS }}
    >
      {() => (
        <>
          <fields.TextField
            name="name"
            label="Key"
            required
            mono
            readOnly={permission !== undefined}
            help={permission ? "The key cannot be changed." : "As in view_banks."}
          />
          <fields.TextareaField name="desc" label="Description" required />
          <fields.MultiSelectField name="allowedRoles" label="Allowed roles" required options={ROLE_OPTIONS} />
          <fields.TagsField name="tags" label="Tags" required />
          <fields.TagsField
            name="requiredMenuItems"
            label="Menu items"
            mono
            help="Paths of pages, as in /withdraw/bank-list."
          />
        </>
      )}
    </FormPanel>
  );
};

/** Adds a permission, or edits one except its key (content §2, §5). Invalid input is not sent (ruling 3). */
export const PermissionEdit = ({ params: { permission }, ...panel }: DialogPanelProps<"permission-edit">) =>
  permission ? (
    <RereadRecord
      record={permission}
      read={listPermissions}
      input={named(permission.name)}
      find={({ items }) => items.find(({ _id }) => _id === permission._id)}
    >
      {(now) => <PermissionForm {...panel} permission={now} />}
    </RereadRecord>
  ) : (
    <PermissionForm {...panel} />
  );
