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
  /** Operator whose settings apply by default; `""` while none is chosen. */
  opId: string;
  /** Current form values. */
  overrideSettings: boolean;
  /** The form already has this operator's settings, which stay. */
  filledFor?: string | undefined;
  /** Help text while the switch is off. */
  otherwise: string;
};

/** Overridden settings of an invoice, initialised with the operator's (money §5). */
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
        help={overrideSettings ? "Applies to this invoice only." : otherwise}
      />
      {overrideSettings && error && (
        <div className="col-span-full">
          <Alert
            severity="caution"
            title="The operator's settings could not be loaded"
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
