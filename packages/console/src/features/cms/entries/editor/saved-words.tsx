import { Moment } from "#entities/time/moment.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import { HistoryLink } from "#entities/content/site/history-link.tsx";
import type { Saved } from "#entities/content/version-conflict/use-version-conflict.ts";

/** Owner of an entry, and who saved it last. */
export const SavedWords = ({ id, opId, updatedAt, updatedBy }: Saved & { id: string; opId: string }) => (
  <>
    {opId === CMS_DEFAULT ? "CMS DEFAULT" : <OperatorName opId={opId} />} · saved <Moment value={updatedAt} /> by{" "}
    <bdi>{updatedBy}</bdi>
    <HistoryLink id={id} />
  </>
);
