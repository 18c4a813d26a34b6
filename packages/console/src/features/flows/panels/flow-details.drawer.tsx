import { showFlow, type components } from "@backoffice/api-client";
import { FactGroups, Id, SectionHeading, useLocale, useNow } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { agoFigure } from "#entities/time/ago-figure.ts";
import { stamp } from "#entities/time/stamp.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { flowActions } from "../flow.actions.ts";
import { FLOW_STATUS } from "../flow-status.ts";
import { waitWords } from "../wait-words.ts";

const Steps = ({ steps }: { steps: components["schemas"]["FlowWithSteps"]["steps"] }) => (
  <section className="mt-6">
    <SectionHeading level={3}>Steps</SectionHeading>
    <ol className="mt-2">
      {steps.map(({ order, action, label, delayMinutes }) => (
        <li key={order} className="flex items-baseline gap-3 border-b py-2">
          <span className="tabular w-5 shrink-0 text-end text-meta text-ink-muted">{order}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <bdi>{label}</bdi>
            <span className="block text-meta text-ink-muted">{choiceWords(action)}</span>
          </span>
          {delayMinutes > 0 && <span className="shrink-0 text-meta text-ink-muted">{waitWords(delayMinutes)}</span>}
        </li>
      ))}
    </ol>
  </section>
);

/** A flow with its steps in running order, and its number of runs. */
export const FlowDetailsDrawer = ({ params: { flow }, close }: DrawerPanelProps<"flow-details">) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  return (
    <RecordPanel
      noun="flow"
      read={showFlow}
      input={flow && { body: { flowId: flow } }}
      close={close}
      head={({ title, opId, status, runs, lastRunAt }) => ({
        name: title,
        subtitle: titleOf(opId),
        status: <StatusBadge status={status} of={FLOW_STATUS} />,
        figures: [
          { label: "Runs", value: formatNumber(runs, locale) },
          agoFigure("Last run", lastRunAt, { now, timeZone, locale }),
        ],
      })}
      actions={(record) => asRecordActions(flowActions(panels, session), record)}
    >
      {({ description, trigger, opId, createdBy, createdAt, updatedAt, flowId, steps }) => (
        <>
          {description && <p className="mb-3 wrap-anywhere">{description}</p>}
          <FactGroups
            groups={[
              {
                items: [
                  { label: "Trigger", value: choiceWords(trigger) },
                  { label: <OperatorLabel />, value: <OperatorLink opId={opId} /> },
                ],
              },
            ]}
            metadata={[
              <>
                Flow <Id value={flowId} />
              </>,
              stamp("Created", createdAt, createdBy),
              stamp("Updated", updatedAt),
            ]}
          >
            <Steps steps={steps} />
          </FactGroups>
        </>
      )}
    </RecordPanel>
  );
};
