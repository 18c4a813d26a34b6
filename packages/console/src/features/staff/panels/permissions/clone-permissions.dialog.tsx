import { useClonePermissions, useShowUser } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields, type LoadOptions } from "@backoffice/ui/form";
import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { useLookup } from "#entities/fields/use-lookup.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { useSession, type Role } from "#kit/session/session.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { changeReason, nameOf } from "../../staff.ts";
import { staffRecord } from "../../staff-record.ts";

const INVALID = "Invalid input, please check input fields and try again.";
const WORDS = {
  refused: "Failed to clone permissions",
  noAnswer: "An error occurred while cloning the permissions",
};

const schema = z.object({
  sourceUserId: z.string().min(1, "Choose the source user."),
  sourceRole: z
    .string()
    .min(1, "Choose the role.")
    .transform((role) => role as Role),
  permissions: z
    .array(z.string())
    .readonly()
    .refine((keys) => keys.length > 0, "Choose at least one permission."),
  targetUserId: z.string().min(1, "Choose the target user."),
});
const fields = createFields(schema);

/** Source user and permissions. */
const Copied = ({ userId, load }: { userId: string; load: LoadOptions }) => {
  const { setValue } = useFormContext<z.input<typeof schema>>();
  const { data } = useShowUser({ body: { user_id: userId } }, { enabled: userId !== "" });
  const known = data?.user_id === userId ? data : undefined;
  const first = "Choose the source user first.";
  const reason = userId === "" ? { disabledReason: first } : {};
  const forget = () => {
    // Clears permissions of the previous source user.
    setValue("sourceRole", "");
    setValue("permissions", []);
  };
  return (
    <>
      <fields.AsyncComboboxField name="sourceUserId" label="From" required load={load} onChoose={forget} />
      <fields.SelectField
        name="sourceRole"
        label="Role of the source"
        required
        options={(known?.app_metadata.roles ?? []).map((value) => ({ value, label: roleWords(value) }))}
        {...reason}
      />
      <fields.MultiSelectField
        name="permissions"
        label="Permissions"
        required
        full
        options={(known?.permissions ?? []).map((value) => ({ value, label: value }))}
        {...reason}
      />
    </>
  );
};

/** Copies permissions from another member of staff (content §3, §5). */
export const ClonePermissions = ({ params: { staff }, ...panel }: DialogPanelProps<"clone-permissions">) => {
  const { load } = useLookup("admin");
  return (
    <FormPanel
      {...panel}
      noun="permissions"
      frame={{
        title: "Clone Permissions",
        subtitle:
          "Permissions that the target role cannot have are refused. Existing personal permissions are replaced.",
      }}
      schema={schema}
      values={{ sourceUserId: "", sourceRole: "", permissions: [], targetUserId: staff.user_id }}
      save={{
        onInvalid: () => void toast.error(INVALID),
        label: "Clone permissions",
        readOnlyReason: changeReason(useSession(), staff, { what: "change the permissions of" }),
      }}
      write={useClonePermissions()}
      input={({ permissions, ...rest }) => ({ body: { ...rest, permissions: [...permissions] } })}
      success="Permissions cloned. They apply from the next sign-in."
      record={({ targetUserId }) => (targetUserId === staff.user_id ? staffRecord(staff) : undefined)}
      failure={{ title: "Unable To Clone Permissions", words: WORDS }}
    >
      {({ sourceUserId }) => (
        <>
          <Copied userId={sourceUserId} load={load} />
          <fields.AsyncComboboxField
            name="targetUserId"
            label="To"
            required
            load={load}
            chosen={{ value: staff.user_id, label: nameOf(staff) }}
          />
        </>
      )}
    </FormPanel>
  );
};
