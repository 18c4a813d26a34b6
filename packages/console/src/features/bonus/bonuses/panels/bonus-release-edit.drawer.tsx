import {
  showBonusRelease,
  useCreateBonusRelease,
  useUpdateBonusRelease,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import type { z } from "zod";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { RELEASE_STATUS } from "../releases/release-status.ts";
import { TermsFields } from "../terms/terms.fields.tsx";
import { releaseSchema, termsInput, termsValues } from "../terms/terms.schema.ts";

type ReleaseFormProps = { release: components["schemas"]["BonusRelease"] | undefined; close: () => void };

const fields = createFields(releaseSchema);

const releaseInput = ({ playersCount, ...terms }: z.output<typeof releaseSchema>) => ({
  ...termsInput(terms),
  type: "release" as const,
  playersCount,
});

const ReleaseForm = ({ release, close }: ReleaseFormProps) => {
  const { opId } = useScope();
  const titleOf = useTitleOf();
  const { locale } = useLocale();
  const [create, update] = [useCreateBonusRelease(), useUpdateBonusRelease()];
  const form = {
    noun: "bonus release",
    close,
    schema: releaseSchema,
    values: {
      ...termsValues(release, opId === ALL ? "" : opId),
      playersCount: release ? String(release.playersCount) : "",
    },
    children: (now: z.input<typeof releaseSchema>) => (
      <TermsFields
        now={now}
        isNew={!release}
        ofDeposits
        kind={
          <fields.IntegerField
            name="playersCount"
            label="Players"
            required
            help={
              release && release.claimsCount > 0
                ? `Maximum number of grants. ${formatNumber(release.claimsCount, locale)} have claimed it already.`
                : "Maximum number of grants."
            }
          />
        }
      />
    ),
  };
  if (!release)
    return (
      <FormPanel
        {...form}
        isNew
        frame={{ title: "New bonus release" }}
        write={create}
        input={(valid) => ({ body: releaseInput(valid) })}
        success="Bonus release added."
        record={(_, { title, bonusId }) => ({ name: title, kind: "bonus-release", value: bonusId })}
      />
    );
  return (
    <FormPanel
      {...form}
      frame={{
        name: release.title,
        subtitle: `${release.uniqeId} · ${titleOf(release.opId)}`,
        status: <StatusBadge status={release.status} of={RELEASE_STATUS} />,
      }}
      write={update}
      input={(valid) => ({ body: { ...releaseInput(valid), bonusId: release.bonusId } })}
      success="Bonus release updated."
    />
  );
};

/** A new release, or the one in the address. */
export const BonusReleaseEditDrawer = ({
  params: { release: bonusId },
  close,
}: DrawerPanelProps<"bonus-release-edit">) => (
  <NewOrExisting noun="bonus release" read={showBonusRelease} input={bonusId && { body: { bonusId } }} close={close}>
    {(release) => <ReleaseForm release={release} close={close} />}
  </NewOrExisting>
);
