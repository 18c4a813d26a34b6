import { Alert, Button, DiffView } from "@backoffice/ui";
import { useFormContext, type FieldValues } from "react-hook-form";
import { nameInLanguages } from "#entities/language/name-in-languages.ts";
import { can, useSession } from "#kit/session/session.ts";
import { withoutEmpty } from "#entities/content/version-conflict/without-empty.ts";

type UnpublishedChangesProps<Copy, Values> = {
  /** Noun: "page". */
  noun: string;
  /** The published version; null if it equals the saved one. */
  published: Copy | null;
  saved: Copy;
  /** Form values of the published version. */
  values: Values;
};

/**
 * Form notice that players see an older version, with the differences by language and field. The published version can
 * be restored to the fields.
 */
export const UnpublishedChanges = <Copy extends object, Values extends FieldValues>({
  noun,
  published,
  saved,
  values,
}: UnpublishedChangesProps<Copy, Values>) => {
  const mayEdit = can(useSession(), "edit_cms");
  const { reset } = useFormContext<Values>();
  if (!published) return null;
  const now = Object.fromEntries(Object.keys(published).map((name) => [name, saved[name as keyof Copy]]));
  return (
    <div className="flex flex-col gap-2">
      <Alert severity="info" title={`Players see an older version of this ${noun}`}>
        Unpublished changes are listed below: published → saved.
      </Alert>
      <DiffView
        label="Unpublished changes"
        before={withoutEmpty(published)}
        after={withoutEmpty(now)}
        nameOf={nameInLanguages}
      />
      {mayEdit && (
        <Button
          className="self-start"
          onClick={() => reset(values, { keepDefaultValues: true, keepDirtyValues: false })}
        >
          Revert to the published version
        </Button>
      )}
    </div>
  );
};
