import { TriangleAlert } from "lucide-react";
import { serverTime } from "../display/clock/server-time.ts";
import { formatDateTime } from "../display/locale/format-date-time.ts";
import { useLocale } from "../display/locale/use-locale.ts";
import { Button } from "../primitives/button/button.tsx";
import type { TableState } from "./types.ts";

type StaleNoticeProps = Pick<TableState, "error" | "refreshing"> & { onRetry: (() => void) | undefined };

/** Notice above outdated rows that a refresh has failed. */
const StaleNotice = ({
  error: { message, since, reference } = { message: "" },
  onRetry,
  refreshing,
}: StaleNoticeProps) => {
  const { locale, timeZone } = useLocale();
  const from =
    since === undefined
      ? "may be out of date"
      : `are from ${formatDateTime(new Date(serverTime(since)), locale, timeZone, "minute")}`;
  return (
    <div
      role="alert"
      data-slot="stale-notice"
      className="flex min-h-9 items-center gap-2 border-b border-line bg-caution-soft ps-4 pe-2 text-caution-ink"
    >
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
        <p>
          Could not refresh, these rows {from}. {message}
        </p>
        {reference}
      </div>
      {onRetry && (
        <Button size="sm" variant="ghost" loading={refreshing} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
};

export default StaleNotice;
