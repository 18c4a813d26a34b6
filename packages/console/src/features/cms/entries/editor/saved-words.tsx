import { Moment } from "#entities/time/moment.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import type { Saved } from "./use-changed-meanwhile.ts";

/** Whose an entry is, and who saved it last. */
export const SavedWords = ({ opId, updatedAt, updatedBy }: Saved & { opId: string }) => (
  <>
    {opId === CMS_DEFAULT ? "CMS DEFAULT" : <OperatorName opId={opId} />} · saved <Moment value={updatedAt} /> by{" "}
    <bdi>{updatedBy}</bdi>
  </>
);
