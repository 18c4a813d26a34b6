import type { components } from "@backoffice/api-client";
import { Button, IconButton, Input } from "@backoffice/ui";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { FooterOf } from "../footer-of.ts";
import { FAILURE, SAVED, useSaveFooter } from "./use-save-footer.ts";

type ColumnActionsProps = {
  of: FooterOf;
  name: string;
  column: components["schemas"]["FooterColumn"];
  reason: string | undefined;
};

/** Renames a column, or removes an empty one. */
export const ColumnActions = ({ of, name, column, reason }: ColumnActionsProps) => {
  const before = column.title ?? "";
  const [typed, setTyped] = useState<string>();
  const writer = useSaveFooter(of);
  const isChanged = typed !== undefined && typed.trim() !== before;
  const release = useUnsavedGuard(isChanged, () => setTyped(undefined), false, writer.pending);
  const { submit, pending } = useSubmit({
    write: writer,
    verb: "Update",
    noun: "footer",
    success: SAVED,
    record: (_, edit) => ({ name: edit.kind === "rename" ? edit.heading || name : before || name }),
    undo: writer.undo,
    failure: FAILURE,
    after: {
      onDone: () => {
        release();
        setTyped(undefined);
      },
    },
  });
  const columnName = before || name;
  if (typed !== undefined)
    return (
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ kind: "rename", column: name, before, heading: typed.trim() });
        }}
      >
        <Input
          autoFocus
          aria-label={`Heading of ${columnName}`}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && !pending && setTyped(undefined)}
        />
        <Button
          type="submit"
          size="sm"
          loading={pending}
          reason={typed.trim() === before ? "Nothing was changed." : undefined}
        >
          Save
        </Button>
      </form>
    );
  return (
    <>
      <IconButton
        size="sm"
        icon={Pencil}
        label={`Change heading: ${columnName}`}
        reason={reason}
        onClick={() => setTyped(before)}
      />
      {column.items.length === 0 && (
        <IconButton
          size="sm"
          icon={Trash2}
          label={`Remove column: ${columnName}`}
          loading={pending}
          reason={reason}
          onClick={() => void submit({ kind: "drop", column: name })}
        />
      )}
    </>
  );
};
