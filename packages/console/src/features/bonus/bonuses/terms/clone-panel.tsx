import { formatDateTime, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import type { z } from "zod";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { cloneSchema, cloneWaits } from "./clone.schema.ts";

type Clone = z.output<typeof cloneSchema>;

type ClonePanelProps<Input> = {
  open: boolean;
  close: () => void;
  /** "bonus" or "bonus release"; each has its own call (content §3). */
  noun: string;
  cloned: { title: string; uniqeId: string; opId: string };
  write: Writer<Input>;
  input: (clone: Clone) => Input;
};

const fields = createFields(cloneSchema);

/** Shown when the server refuses without a message (content §8). */
const WORDS = { refused: "Failed to clone bonus, there is an existing bonus with the same conditions" };

/** Clones a bonus to an operator or brand with a new period in UTC (content §3, §5). */
export const ClonePanel = <Input,>({ cloned, noun, input, ...panel }: ClonePanelProps<Input>) => {
  const { locale } = useLocale();
  const operators = useOperatorOptions();
  const inUtc = (moment: string) => formatDateTime(new Date(moment), locale, "UTC");
  return (
    <ConfirmFormPanel
      {...panel}
      title="Clone Bonus"
      verb="Clone"
      noun={noun}
      tone="primary"
      startsInField
      schema={cloneSchema}
      values={{ targetOpId: "", startTime: "", endTime: "" }}
      disabledReason={cloneWaits}
      input={input}
      failure={{ words: WORDS, fieldNames: { opId: "targetOpId" } }}
      success="Bonus is successfully cloned to selected operator!"
      record={`${cloned.title}, ${cloned.uniqeId}`}
      confirmLabel={() => `Clone ${cloned.uniqeId}`}
      sentence={({ targetOpId }, valid) => (
        <>
          Clone the {noun} <strong>{cloned.title}</strong> ({cloned.uniqeId}) of{" "}
          <strong>
            <OperatorName opId={cloned.opId} />
          </strong>
          {targetOpId && (
            <>
              {" "}
              to{" "}
              <strong>
                <OperatorName opId={targetOpId} />
              </strong>
            </>
          )}
          {valid && `, from ${inUtc(valid.startTime)} to ${inUtc(valid.endTime)} UTC`}. All other terms stay the same.
        </>
      )}
    >
      {() => (
        <>
          <fields.ComboboxField name="targetOpId" label="Operator or brand" required full options={operators} />
          <fields.DateTimeField name="startTime" label="Start" zone="UTC" required />
          <fields.DateTimeField name="endTime" label="End" zone="UTC" required />
        </>
      )}
    </ConfirmFormPanel>
  );
};
