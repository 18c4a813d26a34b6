import { useExportHighDepositors } from "@backoffice/api-client";
import { Alert, Button, FileName, safeHref, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useState } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { highDepositorsSchema } from "./export-high-depositors.schema.ts";

const fields = createFields(highDepositorsSchema);

const TITLE = "Export High Depositors";

/** Link to the finished file; only Close remains. */
const FileReady = ({ fileName, close }: { fileName: string; close: () => void }) => (
  <>
    <PanelHead title={TITLE} />
    <Alert
      severity="positive"
      title="The file is ready"
      action={
        safeHref(fileName) !== undefined && (
          <Button asChild>
            <a href={safeHref(fileName)} download>
              Download CSV
            </a>
          </Button>
        )
      }
    >
      <FileName name={fileName} className="wrap-anywhere" />
    </Alert>
    <PanelFoot>
      <Button variant="primary" onClick={close}>
        Close
      </Button>
    </PanelFoot>
  </>
);

/** Exports high depositors to a file and links to it (money §2, §3, §5). */
export const ExportHighDepositors = ({ params: { opId }, open, close }: DialogPanelProps<"export-high-depositors">) => {
  const titleOf = useTitleOf();
  const operators = useOperatorOptions();
  const { timeZone } = useLocale();
  const write = useExportHighDepositors();
  const [fileName, setFileName] = useState<string>();
  return (
    <DialogFrame open={open} close={close} title={TITLE}>
      {fileName === undefined ? (
        <FormPanel
          close={close}
          frame={{ title: TITLE }}
          noun="high depositors"
          schema={highDepositorsSchema}
          values={{
            opId,
            depositAmountInUSDThreshold: "",
            from: "",
            to: "",
            trimDecimals: false,
            includeBrands: false,
          }}
          write={write}
          input={({ depositAmountInUSDThreshold, ...valid }) => ({
            body: { ...valid, depositAmountInUSDThreshold: Number(depositAmountInUSDThreshold) },
          })}
          save={{ label: "Export" }}
          success="The file is ready."
          record={(valid) => (valid.opId === ALL ? "All operators" : titleOf(valid.opId))}
          failure={{ title: "Unable To Export High Depositors" }}
          after={{ next: (file) => setFileName(file.fileName) }}
        >
          {() => (
            <>
              <fields.ComboboxField
                name="opId"
                label="Operator"
                required
                full
                options={[{ value: ALL, label: "All operators" }, ...operators]}
              />
              <fields.MoneyField
                name="depositAmountInUSDThreshold"
                label="Minimum deposited"
                currency="USD"
                required
                full
              />
              <fields.DateTimeField name="from" label="From" zone={timeZone} required full />
              <fields.DateTimeField name="to" label="To" zone={timeZone} required full />
              <fields.SwitchField name="trimDecimals" label="Without decimals" />
              <fields.SwitchField name="includeBrands" label="Include brands" />
            </>
          )}
        </FormPanel>
      ) : (
        <FileReady fileName={fileName} close={close} />
      )}
    </DialogFrame>
  );
};
