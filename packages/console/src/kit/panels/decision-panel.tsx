import { createFields } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { z } from "zod";
import { noteText, noteWaits, type NoteRule } from "../form/note.ts";
import { useGoOn, type InQueue } from "#kit/queue/use-go-on.ts";
import { ConfirmFormPanel } from "./confirm-form-panel.tsx";
import { confirmLabelOf } from "./confirm-label-of.ts";
import type { Decisions, Extra } from "./decision.ts";
import type { PanelFailure, PanelWrite } from "./use-panel-submit.ts";

type DecisionPanelProps<Action extends string, Input, Data, Shape extends z.ZodRawShape> = Omit<
  PanelWrite<Input, Data>,
  "verb" | "success" | "failure"
> & {
  open: boolean;
  /** The question; the verb and the noun unless the documents have another. */
  title?: string | undefined;
  /** The toast after a success where the answer says more than the decision's own words. */
  success?: PanelWrite<Input, Data>["success"] | undefined;
  /** The queue that the record stands in, and its id: once decided it stays in sight, and the next one opens. */
  queue?: InQueue | undefined;
  failure?: Omit<PanelFailure<Input>, "fieldNames"> | undefined;
  decisions: Decisions<Action>;
  decision: Action;
  /** What the button repeats beside the verb: the record's name, or the amount. */
  name?: string | undefined;
  note?: NoteRule | undefined;
  /** A note that was written before. */
  given?: string | undefined;
  extra?: Extra<Shape> | undefined;
  /** The call names the note so. */
  noteName?: string | undefined;
  input: (note: string, extra: z.output<z.ZodObject<Shape>>) => Input;
  /** What is decided about: "**Nordea …1234** of player **8F2K**." It stands between the verb and the outcome. */
  children: ReactNode;
};

const fields = createFields<{ note: string }>();

/** Approves, rejects or confirms a record, with a note where the call takes one. Its sentence says what will be sent. */
export const DecisionPanel = <Action extends string, Input, Data, Shape extends z.ZodRawShape = z.ZodRawShape>({
  decisions,
  decision,
  name,
  note,
  given = "",
  extra,
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
  const schema = z.object({ ...extra?.schema.shape, note: note ? noteText(note) : z.string() });
  return (
    <ConfirmFormPanel
      record={name}
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
      disabledReason={(now) => note && noteWaits(note, now.note)}
      input={({ note: written, ...rest }) => input(written, rest as z.output<z.ZodObject<Shape>>)}
      confirmLabel={() => confirmLabelOf({ verb, noun: panel.noun, name })}
      sentence={() => (
        <>
          {verb} {children} {outcome}
        </>
      )}
    >
      {() => (
        <>
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
  );
};
