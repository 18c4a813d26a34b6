import type { components } from "@backoffice/api-client";
import { DASH, formatDateTime, useLocale, withEnglishNames } from "@backoffice/ui";
import { useId } from "react";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { NOTE_KINDS } from "./note-kinds.ts";
import { isDated } from "./notes-by-month.ts";

type NoteEntryProps = { note: components["schemas"]["ReleaseNote"] };

/** A release note: its date beside it, title, text at a readable measure, and where it applies. */
export const NoteEntry = ({ note: { kind, title, text, area, version, audience, publishedAt } }: NoteEntryProps) => {
  const id = useId();
  const { locale, timeZone } = useLocale();
  const at = new Date(publishedAt);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone });
  return (
    <article aria-labelledby={id} className="grid gap-x-6 gap-y-1 border-t py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      {isDated(publishedAt) ? (
        <time
          dateTime={publishedAt}
          title={formatDateTime(at, locale, timeZone)}
          className="tabular text-meta leading-6 text-ink-muted"
        >
          {withEnglishNames(day, at)}
        </time>
      ) : (
        DASH
      )}
      <div className="min-w-0 wrap-anywhere">
        <h3 id={id} className="text-heading font-semibold">
          {title}
        </h3>
        <p className="mt-1 max-w-prose">{text}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-muted">
          <StatusBadge status={kind} of={NOTE_KINDS} />
          <span>{area}</span>
          <span aria-hidden>·</span>
          <span>Version {version}</span>
          {audience === "SUPER_ADMIN" && (
            <>
              <span aria-hidden>·</span>
              <span>For super admins</span>
            </>
          )}
        </p>
      </div>
    </article>
  );
};
