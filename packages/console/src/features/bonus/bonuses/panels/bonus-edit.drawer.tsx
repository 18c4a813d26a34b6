import { showBonus, useCreateBonus, useUpdateBonus, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { BONUS_STATUS, BONUS_TYPES } from "#entities/bonus/bonus-words.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { StatusBadge, statusOptions } from "#kit/words/status-badge.tsx";
import { TermsFields } from "../terms/terms.fields.tsx";
import { bonusSchema, isOfDeposits, termsInput, termsValues, type BonusValues } from "../terms/terms.schema.ts";

type Schemas = components["schemas"];
type BonusFormProps = { bonus: Schemas["Bonus"] | undefined; close: () => void };

const fields = createFields(bonusSchema);

/** Request body. Only deposit bonuses have a percentage and a minimum deposit. */
const bonusInput = (valid: Parameters<typeof termsInput>[0] & { type: string; status: string }) => {
  const { type, status, ...terms } = valid;
  return {
    ...termsInput(isOfDeposits(type) ? terms : { ...terms, bonusPercentage: "", minDepositInUSD: "" }),
    type: type as Schemas["BonusType"],
    status: status as Schemas["BonusStatus"],
  };
};

const BonusForm = ({ bonus, close }: BonusFormProps) => {
  const { opId } = useScope();
  const titleOf = useTitleOf();
  const [create, update] = [useCreateBonus(), useUpdateBonus()];
  const form = {
    noun: "bonus",
    close,
    schema: bonusSchema,
    values: {
      ...termsValues(bonus, opId === ALL ? "" : opId),
      type: bonus?.type ?? "DEPOSIT_BONUS",
      status: bonus?.status ?? "ACTIVE",
    },
    children: (now: BonusValues) => (
      <TermsFields
        now={now}
        isNew={!bonus}
        ofDeposits={isOfDeposits(now.type)}
        kind={
          <>
            <fields.SelectField
              name="type"
              label="Trigger"
              required
              options={withCurrentValue([...BONUS_TYPES], now.type)}
            />
            <fields.SegmentedField
              name="status"
              label="Status"
              help="Players are offered active bonuses only."
              options={withCurrentValue(statusOptions(BONUS_STATUS), now.status)}
            />
          </>
        }
      />
    ),
  };
  if (!bonus)
    return (
      <FormPanel
        {...form}
        isNew
        frame={{ title: "New bonus" }}
        write={create}
        input={(valid) => ({ body: bonusInput(valid) })}
        success="Bonus added."
        record={(_, { title, bonusId }) => ({ name: title, kind: "bonus", value: bonusId })}
      />
    );
  return (
    <FormPanel
      {...form}
      frame={{
        name: bonus.title,
        subtitle: `${bonus.uniqeId} · ${titleOf(bonus.opId)}`,
        status: <StatusBadge status={bonus.status} of={BONUS_STATUS} />,
      }}
      write={update}
      input={(valid) => ({ body: { ...bonusInput(valid), bonusId: bonus.bonusId } })}
      success="Bonus updated."
    />
  );
};

/** A new bonus, or the one in the address. */
export const BonusEditDrawer = ({ params: { bonus: bonusId }, close }: DrawerPanelProps<"bonus-edit">) => (
  <NewOrExisting noun="bonus" read={showBonus} input={bonusId && { body: { bonusId } }} close={close}>
    {(bonus) => <BonusForm bonus={bonus} close={close} />}
  </NewOrExisting>
);
