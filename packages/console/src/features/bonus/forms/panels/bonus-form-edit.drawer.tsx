import { showBonusForm, useUpdateBonusForm, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { BONUS_STATUS } from "#entities/bonus/bonus-words.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { formWaits } from "../list/form-waits.ts";
import { BonusFormFields } from "./bonus-form.fields.tsx";
import { bonusFormInput, bonusFormSchema, bonusFormValues } from "./bonus-form.schema.ts";

const EditForm = ({ form, close }: { form: components["schemas"]["BonusForm"]; close: () => void }) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  return (
    <FormPanel
      close={close}
      noun="bonus form"
      frame={{
        name: form.title,
        subtitle: `${form.uniqeId} · ${titleOf(form.opId)}`,
        status: <StatusBadge status={form.status} of={BONUS_STATUS} />,
      }}
      schema={bonusFormSchema}
      values={bonusFormValues(form, form.opId)}
      write={useUpdateBonusForm()}
      input={(valid) => ({ body: { ...bonusFormInput(valid), bonusId: form.bonusId } })}
      success="Bonus form updated."
    >
      {(now) => (
        <>
          <BonusFormFields now={now} isNew={false} />
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: lacking(session, "delete_bonuses") ?? formWaits(form),
                onClick: () => panels.open("delete-form-bonus", { form }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

/** Edits the bonus form in the address; new forms have a page. */
export const BonusFormEditDrawer = ({ params: { form: bonusId }, close }: DrawerPanelProps<"bonus-form-edit">) => (
  <NewOrExisting noun="bonus form" read={showBonusForm} input={bonusId && { body: { bonusId } }} close={close}>
    {(form) => (form ? <EditForm form={form} close={close} /> : <Missing noun="bonus form" close={close} />)}
  </NewOrExisting>
);
