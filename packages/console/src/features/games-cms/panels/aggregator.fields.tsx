import { createFields } from "@backoffice/ui/form";
import { AGGREGATORS } from "#entities/game/aggregators.ts";
import { useLoadProviders } from "#entities/game/use-load-providers.ts";
import { operatorOptions } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { aggregatorSchema } from "./aggregator.schema.ts";

const fields = createFields(aggregatorSchema);

const PROVIDERS = [
  { value: "ALL", label: "All providers" },
  { value: "ONE", label: "One provider" },
];

type AggregatorFieldsProps = {
  isOne: boolean;
  /** Receives the name of the selected provider. */
  onProvider: (name: string) => void;
};

/** Fields for games by aggregator; provider search starts with the second character (money §5). */
export const AggregatorFields = ({ isOne, onProvider }: AggregatorFieldsProps) => {
  const operators = useOperators();
  const loadProviders = useLoadProviders();
  return (
    <>
      <fields.ComboboxField
        name="opId"
        label="Operator or brand"
        required
        options={operatorOptions(operators.data ?? [])}
      />
      <fields.SelectField name="aggregator" label="Aggregator" required options={[...AGGREGATORS]} />
      <fields.SegmentedField name="providers" label="Providers" options={PROVIDERS} />
      {isOne && (
        <fields.AsyncComboboxField
          name="providerId"
          label="Provider"
          required
          load={loadProviders}
          onChoose={(it) => onProvider(it.label)}
        />
      )}
    </>
  );
};
