import { useTransformOperator } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { useLookup } from "#entities/fields/use-lookup.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import { moveReason } from "../move-reason.ts";

/** Seconds until confirmation is possible (money §4, §9). */
const WAIT = 10;

const schema = z.object({ parentOpId: z.string().min(1, "Choose the parent operator.") });
const fields = createFields(schema);
const RENAMED = { "dto.parentOpId": "parentOpId", "dto.opId": "parentOpId" };

/** Moves a brand, or an operator without brands, under an active operator (content §2; money §4, §5). */
export const MoveOperatorUnderParent = ({
  params: { operator },
  ...panel
}: DialogPanelProps<"move-operator-under-parent">) => {
  const { opId, title, parentOpId: from } = operator;
  const titleOf = useTitleOf();
  const { load, ...lookup } = useLookup("active-operator");
  const others: typeof load = async (text, signal) =>
    (await load(text, signal)).filter(({ value }) => value !== opId && value !== from);
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Move"
      noun="operator"
      title="Move Operator Under Parent"
      tone="primary"
      wait={WAIT}
      schema={schema}
      values={{ parentOpId: "" }}
      write={useTransformOperator()}
      input={({ parentOpId }) => ({ body: { dto: { opId, parentOpId } } })}
      failure={{ fieldNames: RENAMED }}
      reason={moveReason(operator)}
      success={(_, { parentOpId }) => `${title} now belongs to ${titleOf(parentOpId)}.`}
      after={{
        // A successful response can also report that nothing was done (money §7).
        onUndone: ({ success }) =>
          success
            ? undefined
            : () => showFailure({ title: "Unable To Move Operator", messages: [`${title} was not moved.`] }),
      }}
      confirmLabel={(valid) => (valid ? `Move under ${titleOf(valid.parentOpId)}` : "Move")}
      sentence={(_, valid) => {
        const to = valid ? <strong>{titleOf(valid.parentOpId)}</strong> : "another operator";
        return from === null ? (
          <>
            Make the operator <strong>{title}</strong> a brand of {to}, whose staff see it from then on.
          </>
        ) : (
          <>
            Move the brand <strong>{title}</strong> from <strong>{titleOf(from)}</strong> to {to}. Staff of its current
            operator no longer see it; staff of the new operator do.
          </>
        );
      }}
    >
      {() => (
        <fields.AsyncComboboxField
          name="parentOpId"
          {...lookup}
          label="Parent operator"
          help="A brand needs an active operator."
          load={others}
          required
        />
      )}
    </ConfirmFormPanel>
  );
};
