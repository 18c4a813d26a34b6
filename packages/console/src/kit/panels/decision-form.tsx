import { Alert, footerScrollPadding, cn } from "@backoffice/ui";
import { createFields, FieldGroup, Form } from "@backoffice/ui/form";
import { useState } from "react";
import type { z } from "zod";
import { ApproveAnyway } from "#kit/checks/approve-anyway.tsx";
import { ChecksInSlot } from "#kit/checks/checks-slot.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { RecentNotes } from "#kit/queue/decided/recent-notes.tsx";
import { useRecordKeys } from "#kit/queue/keys/use-record-keys.ts";
import { ComposerBox } from "./composer-box.tsx";
import { DecisionButtons } from "./decision-parts/decision-buttons.tsx";
import type { DecisionFormProps } from "./decision-parts/decision-form-props.ts";
import { DraftNotices } from "./drafts/draft-notices.tsx";
import { PanelFoot, usePanelFrame } from "./panel-frame.tsx";
import { SplitDecision } from "./decision-parts/split-decision.tsx";
import { useDecision } from "./decision-parts/use-decision.ts";

/** Says that more lies below the decision. */
const SHADOW = "shadow-[0_-10px_14px_-12px_oklch(0.15_0.02_250/0.18)]";

/** In a drawer a decision with a text stays visible while its facts scroll, if the window is high enough for both. */
const STICKY = `border-t bg-raised py-3 ${SHADOW} [@media(min-height:44rem)]:sticky [@media(min-height:44rem)]:bottom-0`;

/** A note of one line stands in the footer, from edge to edge: at the bottom also of a short record. */
const IN_FOOTER = `[order:-10000] -mx-5 -mt-3 basis-[calc(100%+2.5rem)] px-5 pt-3 ${SHADOW}`;

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
    composer,
    children,
  } = props;
  const isOneLine = children === undefined && composer === undefined;
  const frame = usePanelFrame();
  const lackingRight = lacking(useSession(), write.operation.permission);
  const { form, draft, notice, result, first, ...acts } = useDecision(props);
  const keys = useRecordKeys(props.panel, props.id);
  const [asking, setAsking] = useState<Action>();
  const question = asking === undefined ? undefined : acts.asks(asking);
  const press = (action: Action) => (acts.asks(action) ? setAsking(action) : acts.decide(action));
  if (!form.formState.isDirty && !offered && result === undefined)
    return <DraftNotices className="mt-6" draft={draft} readOnlyReason={DECIDED} />;
  const { checks } = props;
  const isInFooter = frame !== undefined && isOneLine;
  const text = (
    <fields.TextareaField
      name="note"
      label={note.label}
      required={note.required && noteRequiredFor === undefined}
      full
      rows={isOneLine ? 1 : 2}
      maxLength={note.max}
      compact={children === undefined}
      {...(!isOneLine && { help: note.help })}
      tool={
        <RecentNotes
          noun={noun}
          onChoose={(chosen) => form.setValue("note", chosen, { shouldDirty: true, shouldValidate: true })}
          onClosed={() => form.setFocus("note")}
        />
      }
    />
  );
  const more = (!extra?.withNote || acts.written) && extra?.fields;
  const box = (
    <div
      ref={frame && !isInFooter && !composer ? footerScrollPadding : undefined}
      className={cn(
        "flex flex-col gap-3",
        isInFooter ? IN_FOOTER : !composer && "mt-6",
        frame && !isInFooter && !composer && STICKY,
      )}
    >
      {result !== undefined && <Alert severity="info">{result}</Alert>}
      {notice}
      <DraftNotices draft={draft} readOnlyReason={offered ? lackingRight : DECIDED} />
      <Form
        form={form}
        // ⌘↵ selects the main decision, but never moves money.
        submitShortcut={write.operation.effect !== "money"}
        onSubmit={() => acts.blocked(first) === undefined && (instead?.(first) ?? (() => press(first)))()}
      >
        {composer ? (
          <ComposerBox
            tools={noteTools}
            text={text}
            fields={more}
            buttons={
              <SplitDecision
                {...props}
                {...acts}
                first={first}
                more={composer.more}
                decide={(action) => {
                  composer.onDecide(action);
                  press(action);
                }}
              />
            }
          />
        ) : (
          <FieldGroup title={isOneLine ? undefined : title} description={children}>
            {text}
            {noteTools}
            {more}
          </FieldGroup>
        )}
      </Form>
    </div>
  );
  return (
    <>
      {checks && <ChecksInSlot checks={checks} />}
      {isInFooter ? <PanelFoot>{box}</PanelFoot> : box}
      {!composer && <DecisionButtons {...props} {...acts} first={first} keys={keys} decide={press} />}
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
    </>
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
