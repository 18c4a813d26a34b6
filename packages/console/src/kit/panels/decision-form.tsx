import { Alert, footerScrollPadding, cn } from "@backoffice/ui";
import { createFields, FieldGroup, Form } from "@backoffice/ui/form";
import { useState } from "react";
import type { z } from "zod";
import { ApproveAnyway } from "../checks/approve-anyway.tsx";
import { ChecksInSlot } from "../checks/checks-slot.tsx";
import { DecidesAbout } from "../submit/decides-about.tsx";
import { RecentNotes } from "#kit/queue/recent-notes.tsx";
import { useRecordKeys } from "#kit/queue/use-record-keys.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import type { DecisionFormProps } from "./decision-form-props.ts";
import { DraftNotices } from "./draft-notices.tsx";
import { usePanelFrame } from "./panel-frame.tsx";
import { useDecision } from "./use-decision.ts";

/**
 * In a drawer the decision stays visible while its facts scroll, if the window is high enough for both. The shadow says
 * that more lies below.
 */
const STICKY =
  "border-t bg-raised py-3 shadow-[0_-10px_14px_-12px_oklch(0.15_0.02_250/0.18)] [@media(min-height:44rem)]:sticky [@media(min-height:44rem)]:bottom-0";

const fields = createFields<{ note: string }>();

/** Why a draft cannot be restored. */
const DECIDED = "This record is no longer open.";

const Decision = <Action extends string, Input, Data, Shape extends z.ZodRawShape>(
  props: DecisionFormProps<Action, Input, Data, Shape>,
) => {
  const {
    noun,
    title = "Decision",
    write,
    note,
    noteRequiredFor,
    extra,
    offered,
    instead,
    noteTools,
    children,
  } = props;
  const frame = usePanelFrame();
  const { form, draft, notice, result, first, ...acts } = useDecision(props);
  const keys = useRecordKeys(props.panel, props.id);
  const [asking, setAsking] = useState<Action>();
  const question = asking === undefined ? undefined : acts.asks(asking);
  const press = (action: Action) => (acts.asks(action) ? setAsking(action) : acts.decide(action));
  if (!form.formState.isDirty && !offered && result === undefined)
    return <DraftNotices className="mt-6" draft={draft} readOnlyReason={DECIDED} />;
  const { checks } = props;
  return (
    <div ref={frame && footerScrollPadding} className={cn("mt-6 flex flex-col gap-3", frame && STICKY)}>
      {checks && <ChecksInSlot checks={checks} />}
      {result !== undefined && <Alert severity="info">{result}</Alert>}
      {notice}
      <DraftNotices draft={draft} readOnlyReason={offered ? undefined : DECIDED} />
      <Form
        form={form}
        // ⌘↵ selects the main decision, but never moves money.
        submitShortcut={write.operation.effect !== "money"}
        onSubmit={() => acts.blocked(first) === undefined && (instead?.(first) ?? (() => press(first)))()}
      >
        <FieldGroup title={children === undefined ? undefined : title} description={children}>
          <fields.TextareaField
            name="note"
            label={note.label}
            required={note.required && noteRequiredFor === undefined}
            full
            rows={children === undefined ? 1 : 2}
            maxLength={note.max}
            {...(children === undefined ? { compact: true } : { help: note.help })}
            tool={
              <RecentNotes
                noun={noun}
                onChoose={(text) => form.setValue("note", text, { shouldDirty: true, shouldValidate: true })}
                onClosed={() => form.setFocus("note")}
              />
            }
          />
          {noteTools}
          {(!extra?.withNote || acts.written) && extra?.fields}
        </FieldGroup>
      </Form>
      <DecisionButtons {...props} {...acts} first={first} keys={keys} decide={press} />
      {asking !== undefined && question && (
        <ApproveAnyway
          approval={question}
          verb={props.decisions[asking].verb}
          noun={noun}
          name={props.name}
          reason={acts.blocked(asking)}
          close={() => setAsking(undefined)}
          confirm={() => {
            setAsking(undefined);
            acts.decide(asking);
          }}
        >
          {props.subject}
        </ApproveAnyway>
      )}
    </div>
  );
};

/**
 * The note and decisions of a record in its drawer. Each button sends its decision at once; over a queue the next
 * record then opens, so that staff can clear many by keyboard. A started note can be restored after a reload. Each
 * record has its own form, so that no result carries over to the next.
 */
export const DecisionForm = <Action extends string, Input, Data, Shape extends z.ZodRawShape = z.ZodRawShape>(
  props: DecisionFormProps<Action, Input, Data, Shape>,
) => (
  <DecidesAbout kind={props.panel} id={props.id}>
    <Decision key={props.id} {...props} />
  </DecidesAbout>
);
