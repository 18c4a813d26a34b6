import { useShowInvoiceSettings } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { SettingsFields } from "./settings.fields.tsx";
import { settingsValues, type SettingsValues } from "./settings.schema.ts";

type Values = SettingsValues & { overrideSettings: boolean };

const fields = createFields<Values>();

type OverrideFieldsProps = {
  /** Whose settings apply otherwise; `""` while nobody is chosen. */
  opId: string;
  /** What the form holds now. */
  overrideSettings: boolean;
  /** The form holds settings of this operator already: they are not written over. */
  filledFor?: string | undefined;
  /** What applies while the switch is off. */
  otherwise: string;
};

/** Whether an invoice has settings of its own, and which: they begin as those of its operator (money §5). */
export const OverrideFields = ({ opId, overrideSettings, filledFor, otherwise }: OverrideFieldsProps) => {
  const { setValue } = useFormContext<Values>();
  const filled = useRef(filledFor);
  const { data, error, refetch } = useShowInvoiceSettings(
    { query: { opId } },
    { enabled: overrideSettings && opId !== "" && filledFor !== opId, staleTime: 0 },
  );
  useEffect(() => {
    if (!overrideSettings || data?.opId !== opId || filled.current === opId) return;
    filled.current = opId;
    for (const [name, value] of Object.entries(settingsValues(data)))
      setValue(name as keyof SettingsValues, value as never, { shouldDirty: true, shouldValidate: false });
  }, [overrideSettings, data, opId, setValue]);
  return (
    <FieldGroup title="Settings">
      <fields.SwitchField
        name="overrideSettings"
        label="Override settings"
        full
        help={overrideSettings ? "They count for this invoice alone." : otherwise}
      />
      {overrideSettings && error && (
        <div className="col-span-full">
          <Alert
            severity="caution"
            title="The operator's settings could not be read"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {error.messages[0] ?? error.message} Enter all of them, or try again.
          </Alert>
        </div>
      )}
      {overrideSettings && <SettingsFields />}
    </FieldGroup>
  );
};
