import { Button } from "@backoffice/ui";
import { applyFieldErrors, createFields, DraftNotice, FieldGroup, Form, useZodForm } from "@backoffice/ui/form";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { noteText, noteWaits, type NoteRule } from "../form/note.ts";
import { lacking, useSession } from "../session/session.ts";
import { useSubmit } from "../submit/use-submit.ts";
import type { Writer } from "../submit/writer.ts";
import { renameKeys } from "../state/rename-keys.ts";
import { titleCase } from "../words/title-case.ts";
import { useLocale } from "../preferences/locale.ts";
import type { Decisions, Extra } from "./decision.ts";
import { useFormDraft } from "./form-draft.ts";
import { useNeighbours } from "#kit/queue/neighbours.ts";
import { PanelFoot } from "./panel-frame.tsx";
import type { DrawerId } from "./definition/panel-params.ts";
import { decideNext, nextToDecide, onNextToDecide, rememberNote } from "#kit/queue/queue.ts";
import { RecentNotes } from "#kit/queue/recent-notes.tsx";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { useUnsavedGuard } from "./unsaved.ts";
import type { PanelFailure } from "./use-panel-submit.ts";

type DecisionFormProps<Action extends string, Input, Data, Shape extends z.ZodRawShape> = {
  /** The drawer that this stands in, and the id of its record: after a decision it goes on to the next. */
  panel: DrawerId;
  id: string;
  noun: string;
  /** Heading of the fields: "Decision" unless something else is written. */
  title?: string | undefined;
  decisions: Decisions<Action>;
  write: Writer<Input, Data>;
  failure?: Pick<PanelFailure<Input>, "title" | "fieldNames"> | undefined;
  note: NoteRule;
  extra?: Extra<Shape> | undefined;
  /** Whether a decision is offered at all. A note that was begun stays all the same, with the reason at the buttons. */
  offered: boolean;
  /** Why this decision cannot be taken now. */
  reason: (action: Action) => string | undefined;
  input: (action: Action, note: string, extra: z.output<z.ZodObject<Shape>>) => Input;
  /** What is decided about, in a sentence with what follows from it. */
  children: ReactNode;
};

const fields = createFields<{ note: string }>();

/**
 * The note and the decisions of a record in its drawer. Each button sends its decision at once; over a list it then
 * goes on to the next record with the focus in its note, so that many can be cleared without the mouse. A note that
 * was begun is offered again after a reload.
 */
export const DecisionForm = <Action extends string, Input, Data, Shape extends z.ZodRawShape = z.ZodRawShape>({
  panel,
  id,
  noun,
  title = "Decision",
  decisions,
  write,
  failure: { title: failureTitle, fieldNames = {} } = {},
  note,
  extra,
  offered,
  reason,
  input,
  children,
}: DecisionFormProps<Action, Input, Data, Shape>) => {
  const session = useSession();
  const locale = useLocale();
  const all = Object.keys(decisions) as Action[];
  const isNext = useSyncExternalStore(onNextToDecide, nextToDecide) === id;
  const first = all.find((it) => decisions[it].tone === "primary") ?? all[0]!;
  const empty = { ...extra?.values, note: "" };
  const form = useZodForm({
    schema: z.object({ ...extra?.schema.shape, note: noteText(note) }),
    defaultValues: empty,
  });
  const { note: written = "" } = useWatch({ control: form.control });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, write);
  const release = useUnsavedGuard(isDirty && !draft.isUnsettled, draft.forget);
  const neighbours = useNeighbours(panel, id);
  const next = neighbours?.isQueue ? neighbours.next : undefined;
  const goOn = useGoOn({ panel, id });
  // Read when the answer is here: the words of the decision that was sent.
  const sent = useRef<Action>(undefined);
  const [sending, setSending] = useState<Action>();
  // A decided record stays on screen until the next one is opened, or it is read again: it takes no second decision.
  const left = useRef<string>(undefined);
  /** The record decided last from here: its emptied form says so, not that the note is missing. */
  const [lastSent, setLastSent] = useState<string>();
  useEffect(() => {
    left.current = undefined;
  }, [id, offered]);
  const words = () => decisions[sent.current ?? first];
  const { submit, pending, locked, pausing } = useSubmit(write, {
    success: () => words().success,
    onFieldErrors: (errors) => applyFieldErrors(form, renameKeys(errors, fieldNames)),
    failure: () => failureTitle ?? `Unable To ${titleCase(`${words().verb} ${noun}`)}`,
    onSaved: () => {
      draft.forget();
      release();
    },
    onDone: () => {
      rememberNote(noun, form.getValues("note").trim());
      form.reset(empty);
      left.current = id;
      setLastSent(id);
      goOn();
    },
  });
  const blocked = locked ?? lacking(session, write.operation.permission) ?? pausing;
  useEffect(() => {
    if (!offered || !isNext) return;
    form.setFocus("note");
    decideNext(undefined);
  }, [offered, isNext, form]);
  if (!isDirty && !offered) return null;

  const waits = lastSent === id && !isDirty ? "Already sent." : noteWaits(note, written);
  const decide = (wanted: Action) => {
    if (left.current === id) return;
    void form.handleSubmit(
      ({ note: valid, ...rest }) => {
        sent.current = wanted;
        setSending(wanted);
        return submit(input(wanted, valid, rest as z.output<z.ZodObject<Shape>>));
      },
      () => form.setFocus("note"),
    )();
  };

  return (
    <div className="mt-6 flex flex-col gap-4">
      <DraftNotice draft={draft.offered} locale={locale} />
      <Form
        form={form}
        // ⌘↵ takes the usual decision, but never moves money.
        submitShortcut={write.operation.effect !== "money"}
        onSubmit={() => (reason(first) ?? blocked) === undefined && decide(first)}
      >
        <FieldGroup title={title} description={children}>
          <fields.TextareaField
            name="note"
            label={note.label}
            required={note.required}
            full
            maxLength={note.max}
            help={note.help}
          />
          {extra?.fields}
        </FieldGroup>
        <RecentNotes
          noun={noun}
          onChoose={(text) => form.setValue("note", text, { shouldDirty: true, shouldValidate: true })}
        />
      </Form>
      <PanelFoot>
        <div className="flex-1" />
        {all
          .toSorted((a, b) => Number(a === first) - Number(b === first))
          .map((it) => (
            <Button
              key={it}
              variant={it === first ? "primary" : "secondary"}
              loading={pending && sending === it}
              reason={reason(it) ?? blocked ?? waits}
              onClick={() => !pending && decide(it)}
            >
              {next === undefined ? decisions[it].verb : `${decisions[it].verb} and next`}
            </Button>
          ))}
      </PanelFoot>
    </div>
  );
};
