import { useExportHighDepositors } from "@backoffice/api-client";
import { Alert, Button, safeHref, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { highDepositorsSchema } from "./export-high-depositors.schema.ts";

const fields = createFields(highDepositorsSchema);

/** Has the players who deposited most written into a file, and shows where it is (money §2, §3, §5). */
const ExportHighDepositors = ({ params: { opId }, ...panel }: DialogPanelProps<"export-high-depositors">) => {
  const operators = useOperatorOptions();
  const { timeZone } = useLocale();
  return (
    <FormPanel
      {...panel}
      title="Export High Depositors"
      noun="high depositors"
      schema={highDepositorsSchema}
      values={{ opId, depositAmountInUSDThreshold: "", from: "", to: "", trimDecimals: false, includeBrands: false }}
      write={useExportHighDepositors()}
      input={({ depositAmountInUSDThreshold, ...valid }) => ({
        body: { ...valid, depositAmountInUSDThreshold: Number(depositAmountInUSDThreshold) },
      })}
      saveLabel="Export"
      failure="Unable To Export High Depositors"
      success="The file is ready."
      shows={({ fileName }) => (
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
          <span className="wrap-anywhere">{fileName}</span>
        </Alert>
      )}
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
  );
};

export default ExportHighDepositors;
