import { useShowInvoiceSettings, useUpdateInvoiceSettings } from "@backoffice/api-client";
import { FieldGroup } from "@backoffice/ui/form";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { SettingsFields } from "./settings.fields.tsx";
import { settingsSchema, settingsValues } from "./settings.schema.ts";

/** Charges of an operator or brand from the next invoice (money §2, §7). */
export const InvoiceSetting = ({ params: { opId }, open, close }: DialogPanelProps<"invoice-setting">) => {
  const titleOf = useTitleOf();
  const write = useUpdateInvoiceSettings();
  return (
    <DialogFrame open={open} close={close} title="Invoice Setting" size="lg">
      <RecordStates
        noun="invoice setting"
        query={useShowInvoiceSettings({ query: { opId } }, { staleTime: 0 })}
        close={close}
      >
        {(settings) => (
          <FormPanel
            close={close}
            frame={{ title: "Invoice Setting", subtitle: titleOf(opId) }}
            noun="invoice setting"
            schema={settingsSchema}
            values={settingsValues(settings)}
            write={write}
            input={(valid) => ({ body: { opId, ...valid } })}
            success="Invoice setting saved."
            record={() => titleOf(opId)}
          >
            {() => (
              <>
                <FormNotice>Applies to future invoices. Existing invoices do not change.</FormNotice>
                <FieldGroup>
                  <SettingsFields />
                </FieldGroup>
              </>
            )}
          </FormPanel>
        )}
      </RecordStates>
    </DialogFrame>
  );
};
