import { createFields, FieldGroup } from "@backoffice/ui/form";
import { TextsGroup } from "#entities/language/texts-group.tsx";
import { useCurrencyOptions } from "#entities/money/use-currency-options.ts";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ScheduleGroup } from "#entities/time/schedule-group.tsx";
import { TOURNAMENT_CATEGORIES } from "#entities/tournament/tournament-words.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { MOST_PRIZES, prizeColumns, tournamentSchema, type TournamentValues } from "./tournament.schema.ts";

const fields = createFields(tournamentSchema);

type TournamentFieldsProps = {
  /** Current form values. */
  now: TournamentValues;
  /** The operator of an existing tournament is fixed. */
  isNew: boolean;
};

/** Fields of a tournament. */
export const TournamentFields = ({ now, isNew }: TournamentFieldsProps) => {
  const usd = useMoneyIn("USD");
  const operators = useOperatorOptions();
  const currencies = useCurrencyOptions();
  return (
    <>
      <FieldGroup>
        <fields.ComboboxField
          name="opId"
          label="Operator or brand"
          required
          full
          readOnly={!isNew}
          options={operators}
        />
        <fields.SegmentedField
          name="category"
          label="Category"
          help="Games that count."
          options={withCurrentValue([...TOURNAMENT_CATEGORIES], now.category)}
        />
        <fields.MoneyField
          {...usd}
          name="minWagerInUSD"
          label="Minimum wager"
          required
          help="Minimum stake to take part. 0 means no minimum."
        />
      </FieldGroup>
      <TextsGroup now={now} opId={now.opId} />
      <FieldGroup title="Prizes" description="Best rank first. Prizes are locked once there are winners.">
        <fields.ComboboxField
          name="currency"
          label="Currency"
          required
          options={withCurrentValue(currencies, now.currency).filter(({ value }) => value !== "")}
        />
        <fields.RowsField
          name="prizes"
          label="Prizes"
          required
          full
          rowLabel="Prize"
          columns={prizeColumns(now.currency)}
          limit={MOST_PRIZES}
          help="Each row starts where the previous row ends."
        />
      </FieldGroup>
      <ScheduleGroup {...now} />
    </>
  );
};
