import { createFields } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { z } from "zod";
import type { Checks } from "#kit/checks/checks-of.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { noteText, noteWaits, type NoteRule } from "#kit/form/note.ts";
import { DecidedRecordContext } from "#kit/submit/decided-record.ts";
import { useGoOn, type InQueue } from "#kit/queue/use-go-on.ts";
import { ConfirmFormPanel } from "./confirm-form-panel.tsx";
import { confirmLabelOf } from "./confirm-label-of.ts";
import type { Decisions, Extra } from "./decision.ts";
import type { PanelWrite, WriteFailure } from "#kit/submit/write-options.ts";

type DecisionPanelProps<Action extends string, Input, Data, Shape extends z.ZodRawShape> = Omit<
  PanelWrite<Input, Data>,
  "verb" | "success" | "failure"
> & {
  open: boolean;
  /** The title; the verb and the noun unless the documents have another. */
  title?: string | undefined;
  /** The toast after a success, if the answer tells more than the decision's own message. */
  success?: string | ((data: Data) => string | undefined) | undefined;
  /** The queue of the record, and its id: once decided the record stays visible, and the next one opens. */
  queue?: InQueue | undefined;
  failure?: Omit<WriteFailure<Input>, "fieldNames"> | undefined;
  decisions: Decisions<Action>;
  decision: Action;
  /** Shown on the button after the verb: the name of the record, or the amount. */
  name?: string | undefined;
  /** The name of the record in the toast, which links to its drawer in the queue; `name` by default. */
  recordName?: string | undefined;
  note?: NoteRule | undefined;
  /** A note written before. */
  given?: string | undefined;
  extra?: Extra<Shape> | undefined;
  /** Shown by an approval, which waits for them and repeats what stands against it. */
  checks?: Checks | undefined;
  /** The name of the note in the call. */
  noteName?: string | undefined;
  input: (note: string, extra: z.output<z.ZodObject<Shape>>) => Input;
  /** The record: "**Nordea …1234** of player **8F2K**." It is placed between the verb and the consequence. */
  children: ReactNode;
};

const fields = createFields<{ note: string }>();

/** Approves, rejects or confirms a record, with a note if the call takes one. Its sentence says what will be sent. */
export const DecisionPanel = <Action extends string, Input, Data, Shape extends z.ZodRawShape = z.ZodRawShape>({
  decisions,
  decision,
  name,
  recordName = name,
  note,
  given = "",
  extra,
  checks,
  noteName = "playerNote",
  queue,
  success,
  input,
  failure,
  after,
  children,
  ...panel
}: DecisionPanelProps<Action, Input, Data, Shape>) => {
  const { verb, success: usual, outcome, tone } = decisions[decision];
  const goOn = useGoOn(queue);
  const checked = useChecked(tone === "primary" ? checks : undefined);
  const schema = z.object({ ...extra?.schema.shape, note: note ? noteText(note) : z.string() });
  return (
    <DecidedRecordContext value={queue && { kind: queue.panel, id: queue.id }}>
      <ConfirmFormPanel
        record={
          queue && recordName !== undefined ? { name: recordName, drawer: queue.panel, id: queue.id } : recordName
        }
        {...panel}
        {...{ verb, tone, schema }}
        success={success ?? usual}
        startsInField={note !== undefined && given === ""}
        after={{
          ...after,
          onDone: (data) => {
            after?.onDone?.(data);
            goOn();
          },
        }}
        values={{ ...extra?.values, note: given }}
        failure={{ ...failure, fieldNames: { [noteName]: "note" } }}
        disabledReason={(now) => checked.waits ?? (note && noteWaits(note, now.note))}
        input={({ note: written, ...rest }) => input(written, rest as z.output<z.ZodObject<Shape>>)}
        confirmLabel={() => confirmLabelOf({ verb, noun: panel.noun, name })}
        sentence={() => (
          <>
            {verb} {children} {outcome} {checked.against}
          </>
        )}
      >
        {() => (
          <>
            {checked.strip}
            {extra?.fields}
            {note && (
              <fields.TextareaField
                name="note"
                label={note.label}
                required={note.required}
                maxLength={note.max}
                help={note.help}
              />
            )}
          </>
        )}
      </ConfirmFormPanel>
    </DecidedRecordContext>
  );
};
