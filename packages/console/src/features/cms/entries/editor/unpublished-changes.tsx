import { Alert, Button, DiffView } from "@backoffice/ui";
import { useFormContext, type FieldValues } from "react-hook-form";
import { nameInLanguages } from "#entities/language/name-in-languages.ts";
import { can, useSession } from "#kit/session/session.ts";
import { withoutEmpty } from "#entities/content/version-conflict/without-empty.ts";
import { comparable, type Copy } from "./entry-changes.ts";

type UnpublishedChangesProps = {
  /** Noun: "page". */
  noun: string;
  published: Copy;
  saved: Copy;
  /** Form values of the published version. */
  values: FieldValues;
};

/** Published and saved version side by side, by language and field. The published one can be restored to the fields. */
export const UnpublishedChanges = ({ noun, published, saved, values }: UnpublishedChangesProps) => {
  const mayEdit = can(useSession(), "edit_cms");
  const { reset } = useFormContext();
  return (
    <div className="flex flex-col gap-2">
      <Alert severity="info" title={`Players see an older version of this ${noun}`}>
        Unpublished changes are listed below: published → saved.
      </Alert>
      <DiffView
        label="Unpublished changes"
        before={withoutEmpty(published)}
        after={withoutEmpty(comparable(published, saved))}
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
