import { useCreateBonusForm } from "@backoffice/api-client";
import { Card, SectionHeading } from "@backoffice/ui";
import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { BonusFormFields } from "../panels/bonus-form.fields.tsx";
import { bonusFormInput, bonusFormSchema, bonusFormValues } from "../panels/bonus-form.schema.ts";

/** `/bonus/form/new`: Save and Cancel return to the list. */
const NewBonusFormPage = () => {
  const { opId } = useScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Card className="mx-auto w-full max-w-3xl min-w-0 p-5">
      <SectionHeading className="mb-4">Bonus form</SectionHeading>
      <FormPanel
        isNew
        close={() => void navigate("/bonus/form" + keptSearch(search))}
        noun="bonus form"
        schema={bonusFormSchema}
        values={bonusFormValues(undefined, opId === ALL ? "" : opId)}
        write={useCreateBonusForm()}
        input={(valid) => ({ body: bonusFormInput(valid) })}
        success="Bonus form added."
        record={(_, { title, bonusId }) => ({ name: title, kind: "bonus-form", value: bonusId })}
      >
        {(now) => <BonusFormFields now={now} isNew />}
      </FormPanel>
    </Card>
  );
};

export default NewBonusFormPage;
