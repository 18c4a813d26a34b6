import { Alert, Button, DiffView } from "@backoffice/ui";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useFormState, type FieldValues } from "react-hook-form";
import { nameInLanguages } from "#entities/language/name-in-languages.ts";
import { Moment } from "#entities/time/moment.tsx";
import { withoutEmpty } from "./without-empty.ts";
import type { VersionConflict } from "./use-version-conflict.ts";

type VersionConflictNoticeProps<Values> = {
  /** Noun of the edited entry: "page". */
  noun: string;
  of: VersionConflict;
  /** The saved record as form values. */
  values: Values;
};

const momentOf = (it: string | null | undefined): number => (it ? Date.parse(it) : 0);

/**
 * Form notice that another user saved the record: author, time and changed fields. The input stays; the user overwrites
 * the other version or takes it.
 */
export const VersionConflictNotice = <Values extends FieldValues>({
  noun,
  of: { record, stoppedBy, own, forget },
  values,
}: VersionConflictNoticeProps<Values>) => {
  const { reset } = useFormContext<Values>();
  const { isDirty } = useFormState();
  const now = record?.updatedAt;
  const [seen, setSeen] = useState({ at: now, values });
  const box = useRef<HTMLDivElement>(null);
  const isStopped = stoppedBy !== undefined && stoppedBy === now;
  // Without unsaved input the fields follow the record.
  if (now !== seen.at && (now === own || (!isDirty && !isStopped))) setSeen({ at: now, values });
  useEffect(() => {
    if (isStopped) box.current?.focus();
  }, [isStopped, stoppedBy]);
  const isNewer = momentOf(now) > momentOf(seen.at);
  if (!record || !(isStopped || (isDirty && isNewer))) return null;
  const [before, after] = [withoutEmpty(seen.values), withoutEmpty(values)];
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <Alert severity="caution" title={`This ${noun} was changed while you had it open`}>
        <bdi>{record.updatedBy}</bdi> saved it at <Moment value={record.updatedAt} />. Fields that you have not changed
        show the saved values. Your changes are kept. Saving overwrites theirs.
      </Alert>
      <DiffView label="Changes" before={before} after={after} nameOf={nameInLanguages} />
      <Button
        className="self-start"
        onClick={() => {
          forget();
          reset(values, { keepDirtyValues: false });
        }}
      >
        Discard my changes
      </Button>
    </div>
  );
};
