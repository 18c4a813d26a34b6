import { useClonePermissions, useShowUser } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields, type LoadOptions } from "@backoffice/ui/form";
import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { useLookup } from "#entities/fields/use-lookup.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { useSession, type Role } from "#kit/session/session.ts";
import { changeReason, nameOf, roleWords } from "../../staff.ts";

const INVALID = "Invalid input, please check input fields and try again.";
const WORDS = {
  refused: "Failed to clone permissions",
  noAnswer: "An error occurred while cloning the permissions",
};

const schema = z.object({
  sourceUserId: z.string().min(1, "Choose whose permissions are copied."),
  sourceRole: z
    .string()
    .min(1, "Choose the role.")
    .transform((role) => role as Role),
  permissions: z
    .array(z.string())
    .readonly()
    .refine((keys) => keys.length > 0, "Choose at least one permission."),
  targetUserId: z.string().min(1, "Choose who gets them."),
});
const fields = createFields(schema);

/** Whose permissions, and which. */
const Copied = ({ userId, load }: { userId: string; load: LoadOptions }) => {
  const { setValue } = useFormContext<z.input<typeof schema>>();
  const { data } = useShowUser({ body: { user_id: userId } }, { enabled: userId !== "" });
  const known = data?.user_id === userId ? data : undefined;
  const first = "Choose whose permissions are copied first.";
  const reason = userId === "" ? { disabledReason: first } : {};
  const forget = () => {
    // They were the other one's.
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

/** Gives a member of staff permissions of another one (content §3, §5). */
const ClonePermissions = ({ params: { staff }, ...panel }: DialogPanelProps<"clone-permissions">) => {
  const { load } = useLookup("admin");
  return (
    <FormPanel
      {...panel}
      noun="permissions"
      frame={{
        title: "Clone Permissions",
        subtitle:
          "Permissions that the receiving role cannot have are refused. Existing personal permissions are replaced.",
      }}
      schema={schema}
      values={{ sourceUserId: "", sourceRole: "", permissions: [], targetUserId: staff.user_id }}
      onInvalid={() => void toast.error(INVALID)}
      write={useClonePermissions()}
      input={({ permissions, ...rest }) => ({ body: { ...rest, permissions: [...permissions] } })}
      saveLabel="Clone permissions"
      success="Permissions cloned. They count from the next sign-in."
      failure={{ title: "Unable To Clone Permissions", words: WORDS }}
      readOnlyReason={changeReason(useSession(), staff, { what: "change the permissions of" })}
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

export default ClonePermissions;
