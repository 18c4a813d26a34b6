import type { ApiError } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";

type UnreadFactsProps = {
  /** Subject of the line, at the start of a sentence: "The player". */
  subject: string;
  query: { error: ApiError | null; refetch: () => Promise<unknown> };
};

/** One line instead of facts beside a record that could not be loaded: the record itself can still be decided. */
export const UnreadFacts = ({ subject, query: { error, refetch } }: UnreadFactsProps) =>
  error && (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-meta text-ink-muted">
      <span className="wrap-anywhere">
        {subject} could not be loaded: {error.messages[0] ?? error.message}
      </span>
      <Button variant="ghost" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
