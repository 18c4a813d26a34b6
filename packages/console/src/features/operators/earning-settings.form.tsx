import { useGetOperatorSettings, useUpdateOperatorSettings, type components } from "@backoffice/api-client";
import { Alert, Button, DiffView, SectionHeading } from "@backoffice/ui";
import type { ReactNode } from "react";
import { GeneralFields, LevelFields, ShareFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import { CashbackFields } from "#entities/earning-settings/cashback-settings.fields.tsx";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import ForbiddenScope from "#kit/session/forbidden-scope.tsx";
import { earningField, earningInput, earningSchema, earningValues } from "./earning-settings.schema.ts";
import { inWords } from "./setting-changes.ts";

type EarningSettingsProps = { opId: string };

/** The path of a changed value is its label, quoted as `["Level 1, CPA"]` if it has several words. */
const nameOf = (path: string): string => path.replace(/^\["(.*)"\]$/, "$1");

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-4 not-first:border-t not-first:pt-5">
    <SectionHeading level={3}>{title}</SectionHeading>
    {children}
  </section>
);

const SettingsForm = ({
  opId,
  settings,
}: EarningSettingsProps & { settings: components["schemas"]["OperatorSettings"] }) => {
  const values = earningValues(settings);
  const before = inWords(values);
  return (
    <RecordForm
      schema={earningSchema}
      values={values}
      write={useUpdateOperatorSettings()}
      input={(valid) => ({ body: earningInput(opId, valid) })}
      fieldOf={earningField}
      success="Affiliate and cashback settings saved."
      draftTitle={`Edit affiliate and cashback settings: ${useOperatorTitle(opId)}`}
    >
      {(current) => {
        const now = inWords(current);
        return (
          <>
            <Group title="Affiliates">
              <GeneralFields />
              <LevelFields />
              <ShareFields />
            </Group>
            <Group title="Cashback">
              <CashbackFields />
            </Group>
            {JSON.stringify(now) !== JSON.stringify(before) && (
              <div className="border-t pt-5">
                <SectionHeading level={3}>Changes</SectionHeading>
                <DiffView label="Changes" before={before} after={now} nameOf={nameOf} />
              </div>
            )}
          </>
        );
      }}
    </RecordForm>
  );
};

/**
 * Settings for all players of an operator without overrides, in one form; only changed values are listed above the
 * button. A failed load is a warning with the server's message (money §8).
 */
export const EarningSettings = ({ opId }: EarningSettingsProps) => {
  const { data, error, refetch } = useGetOperatorSettings({ query: { opId } }, { staleTime: 0 });
  if (data) return <SettingsForm opId={opId} settings={data} />;
  if (!error) return <RecordSkeleton />;
  if (error.kind === "forbidden") return <ForbiddenScope error={error} />;
  return (
    <Alert
      severity="caution"
      title="The operator's settings could not be loaded"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.messages[0] ?? error.message}
    </Alert>
  );
};
