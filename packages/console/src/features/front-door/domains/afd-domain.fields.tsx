import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { lacking, useSession } from "#kit/session/session.ts";
import { afdDomainSchema } from "./afd-domain.schema.ts";

const fields = createFields(afdDomainSchema);

type AfdDomainFieldsProps = { name: string; hostName: string };

const nothing = () => undefined;

/**
 * Name and host name, editable with their validation (content §2, §5); they cannot be saved, so leaving needs no
 * confirmation.
 */
export const AfdDomainFields = ({ name, hostName }: AfdDomainFieldsProps) => {
  const values = { name, hostName };
  const readOnly = lacking(useSession(), "edit_front_door") !== undefined;
  const form = useZodForm({ schema: afdDomainSchema, defaultValues: values, values });
  return (
    <Form form={form} readOnly={readOnly} submitShortcut={false} onSubmit={nothing}>
      <fields.TextField name="name" label="Name" required />
      <fields.TextField name="hostName" label="Hostname" required mono />
    </Form>
  );
};
