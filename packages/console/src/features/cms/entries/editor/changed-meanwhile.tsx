import { Alert } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import type { Saved } from "./use-changed-meanwhile.ts";

/** Says that somebody else saved what is being edited, and what becomes of either. */
export const ChangedMeanwhile = ({ noun, by: { updatedAt, updatedBy } }: { noun: string; by: Saved }) => (
  <Alert severity="caution" title={`This ${noun} was changed while you had it open`}>
    <bdi>{updatedBy}</bdi> saved it at <Moment value={updatedAt} />. Fields that you have not touched show what is saved
    now. What you typed is still here: saving puts it in place of theirs.
  </Alert>
);
