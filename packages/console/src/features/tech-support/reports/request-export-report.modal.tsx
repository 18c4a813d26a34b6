import { useRequestExportReport } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { exportReportSchema } from "./export-report.schema.ts";
import { REPORT_TYPES } from "./report-types.ts";

const fields = createFields(exportReportSchema);
const TYPES = Object.entries(REPORT_TYPES).map(([value, label]) => ({ value, label }));
const FORMATS = ["CSV", "XLSX"].map((value) => ({ value, label: value }));

/** Requests a report; it is created in the background, and the list links to its file. */
export const RequestExportReport = ({ params, ...panel }: DialogPanelProps<"request-export-report">) => {
  const operators = useOperatorOptions();
  const { timeZone } = useLocale();
  const scope = useScope().opId;
  return (
    <FormPanel
      {...panel}
      isNew
      frame={{ title: "New report" }}
      noun="report"
      schema={exportReportSchema}
      values={{ reportType: "", opId: params.opId ?? scope, from: "", to: "", format: "CSV" }}
      write={useRequestExportReport()}
      input={(body) => ({ body })}
      save={{ label: "Request report" }}
      success="The report is being prepared."
      record={({ reportType }, { opTitle }) => `${REPORT_TYPES[reportType]}, ${opTitle ?? "All operators"}`}
      failure={{ title: "Unable To Request Report" }}
    >
      {() => (
        <>
          <fields.SelectField name="reportType" label="Report type" required full options={TYPES} />
          <fields.ComboboxField
            name="opId"
            label="Operator"
            required
            full
            options={[{ value: ALL, label: "All operators" }, ...operators]}
          />
          <fields.DateTimeField name="from" label="From" zone={timeZone} required full />
          <fields.DateTimeField name="to" label="To" zone={timeZone} required full help="Up to 366 days." />
          <fields.SegmentedField name="format" label="File" full options={FORMATS} />
        </>
      )}
    </FormPanel>
  );
};
