import { useListRoles, useShowRole } from "@backoffice/api-client";
import { Button, Dialog, FailedState } from "@backoffice/ui";
import { createFields, Form, FormSkeleton, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useLookup } from "#entities/fields/use-lookup.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorField } from "#entities/operator/use-operator-field.ts";
import { unsavedReason } from "#kit/panels/unsaved.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { useSession, type Role } from "#kit/session/session.ts";
import { viewAs } from "#kit/session/view-as.ts";
import { hideViewDialog } from "./view-dialog-store.ts";
import { holdersOf, isOfOperator, sessionOf } from "./viewed-role.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

/** Page size of roles and templates; the maximum of the contract. */
const AT_ONCE = 100;

const schema = z.object({
  roleId: z.string(),
  holder: z.string(),
  opId: z.string(),
  partnerId: z.string(),
});
const fields = createFields(schema);

/** Dialog to select the role or permission template to view the console as. */
const ViewAsDialog = () => {
  const session = useSession();
  const titleOf = useTitleOf();
  const formId = useId();
  const operators = useOperatorField();
  const partner = useLookup("partner");
  const form = useZodForm({
    schema,
    defaultValues: { roleId: "", holder: "", opId: operators.first, partnerId: "" },
  });
  const chosen = useWatch({ control: form.control });
  const roles = useListRoles({ body: { page: 1, itemsPerPage: AT_ONCE } });
  const role = useShowRole({ query: { role: chosen.roleId ?? "" } }, { enabled: Boolean(chosen.roleId) });

  const held = chosen.roleId && role.data?._id === chosen.roleId ? role.data : undefined;
  const holders = held ? holdersOf(held) : [];
  const holder = holders.find((it) => it === chosen.holder) ?? (holders.length === 1 ? holders[0] : undefined);
  const ofOperator = holder !== undefined && isOfOperator(holder);
  const operator = ofOperator ? operators.field.options.find(({ value }) => value === chosen.opId) : undefined;
  const partnerId = holder === "PARTNER" ? chosen.partnerId : undefined;

  const missing = (): string | undefined => {
    const unsaved = unsavedReason();
    if (unsaved !== undefined) return unsaved;
    if (!chosen.roleId) return "Choose a role or permission template.";
    if (role.error) return "The permissions could not be loaded.";
    if (!held) return "Loading the permissions…";
    if (!holder) return "Choose the role that holds the template.";
    if (ofOperator && !operator) return "Choose an operator or brand.";
    return partnerId === "" ? "Choose a partner." : undefined;
  };
  const start = () => {
    if (!held || !holder || missing()) return;
    hideViewDialog();
    viewAs(sessionOf(session, { held, role: holder, operator, partnerId }));
  };

  const failed = roles.error ?? role.error;
  const options = (roles.data?.items ?? [])
    .filter(({ name }) => name !== "SUPER_ADMIN")
    .toSorted((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn))
    .map(({ _id, name, isBuiltIn, opId, opTitle }) => ({
      value: _id,
      label: isBuiltIn ? roleWords(name) : name,
      hint: isBuiltIn ? "Role" : `Template${opId ? ` of ${opTitle ?? titleOf(opId)}` : ""}`,
    }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && hideViewDialog()}
      title="See as role"
      description="Shows menu, pages, panels, columns and actions of a role or permission template, read-only. The data stays your own: restrictions that the server sets for the role are not simulated."
      footer={
        <>
          <Button onClick={hideViewDialog}>Cancel</Button>
          <SubmitButton form={form} formId={formId} reason={missing()}>
            View console
          </SubmitButton>
        </>
      }
    >
      {failed ? (
        <FailedState
          title="The roles could not be loaded"
          {...readFailure(failed)}
          onRetry={() => void (roles.error ? roles.refetch() : role.refetch())}
        />
      ) : !roles.data ? (
        <FormSkeleton fields={1} />
      ) : (
        <Form form={form} id={formId} onSubmit={start}>
          <fields.ComboboxField name="roleId" label="Role or permission template" required options={options} />
          {holders.length > 1 && (
            <fields.SelectField
              name="holder"
              label="Role of the user"
              help="A template adds permissions to a role; some pages require the role."
              required
              options={holders.map((value: Role) => ({ value, label: roleWords(value) }))}
            />
          )}
          {ofOperator && <fields.ComboboxField name="opId" {...operators.field} />}
          {holder === "PARTNER" && <fields.AsyncComboboxField name="partnerId" required {...partner} />}
        </Form>
      )}
    </Dialog>
  );
};

export default ViewAsDialog;
