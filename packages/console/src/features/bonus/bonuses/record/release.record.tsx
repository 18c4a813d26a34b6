import type { components } from "@backoffice/api-client";
import { Card, ProgressBar, useLocale, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { scheduleFigure } from "#entities/time/schedule-figure.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { RELEASE_STATUS } from "../releases/release-status.ts";
import { releaseActions } from "../releases/releases.actions.ts";
import { TermsFacts } from "./terms-facts.tsx";

/** A release on its page: status, actions, progress and terms. */
export const ReleaseRecord = ({ release }: { release: components["schemas"]["BonusRelease"] }) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const actions = useMemo(() => releaseActions(panels, session), [panels, session]);
  const { uniqeId, title, opId, status, claimsCount, playersCount, wageredInUSD } = release;
  return (
    <>
      <RecordHeader
        code={uniqeId}
        status={<StatusBadge status={status} of={RELEASE_STATUS} />}
        metadata={titleOf(opId)}
        actions={<RecordActions record={release} actions={actions} />}
      >
        {title}
      </RecordHeader>
      <Card className="p-5">
        <Figures
          figures={[
            {
              label: "Claimed",
              value: `${formatNumber(claimsCount, locale)} of ${formatNumber(playersCount, locale)}`,
              detail: "players",
            },
            { label: "Wagered", value: <Amount value={wageredInUSD} currency="USD" /> },
            scheduleFigure(release.startTime, release.endTime, now, timeZone),
          ]}
        />
        <ProgressBar className="mb-4" label="Claimed" value={claimsCount} max={playersCount} showValue />
        <RecordTabs
          tabs={[
            { id: "details", label: "Details", content: <TermsFacts row={release} /> },
            ...jsonTab(release, session, {}),
          ]}
        />
      </Card>
    </>
  );
};
