import { useListTooltips } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { Fragment } from "react";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";

/** The notes of the current operator on the columns and fields of a page, if there are any (shell §7). */
export const FieldNotes = ({ path }: { path: string }) => {
  const { opId } = useScope();
  const { data, error, refetch } = useListTooltips({ query: opId === ALL ? {} : { opId } });
  const mark = `${path}#`;
  const notes = Object.entries(data ?? {}).filter(([key]) => key.startsWith(mark));
  if (error && !data)
    return (
      <div className="mt-6 grid justify-items-start gap-2">
        <p role="alert">The notes on the fields could not be loaded. {error.messages[0] ?? error.message}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="field-notes" className="mt-6">
      <h3 id="field-notes" className="mb-2 font-semibold">
        Fields of this page
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {notes.map(([key, text]) => (
          <Fragment key={key}>
            <dt className="text-ink-muted">{fieldWords(key.slice(mark.length))}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
};
