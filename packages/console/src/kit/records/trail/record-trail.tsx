import { Button, useLocale } from "@backoffice/ui";
import { ArrowLeft } from "lucide-react";
import { useCallback } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { AppLink } from "#kit/address/app-link.tsx";
import { useTopBarSlot } from "#kit/pages/top-bar-slots.ts";
import { useStepKeys } from "#kit/queue/keys/use-step-keys.ts";
import { StepButtons } from "#kit/queue/keys/step-buttons.tsx";
import { useRecordPlace } from "../use-record-place.ts";

type RecordTrailProps = {
  /** The record's name is the title of the page: back and position stand beside it, on a phone only back. */
  inBar?: boolean;
};

/**
 * The link back to the list as it was left, the position in it, and the previous and next records (also by K and J).
 */
export const RecordTrail = ({ inBar = false }: RecordTrailProps) => {
  const { locale } = useLocale();
  const { back, place } = useRecordPlace();
  const navigate = useNavigate();
  const [backSlot, controlSlot] = [useTopBarSlot("back"), useTopBarSlot("control")];
  const { previous, next } = place ?? {};
  // Replaces the entry, so that Back leads to the list.
  const go = useCallback((to: string | undefined) => to && void navigate(to, { replace: true }), [navigate]);
  const goBack = useCallback(() => void go(previous), [go, previous]);
  const goOn = useCallback(() => void go(next), [go, next]);
  useStepKeys("page", goBack, goOn);
  if (!back && !place) return null;
  const position = place && (
    <>
      {place.total !== undefined && (
        <span className="tabular me-1 whitespace-nowrap">
          {formatNumber(place.at, locale)} of {formatNumber(place.total, locale)}
        </span>
      )}
      <StepButtons previous={previous} next={next} onPrevious={goBack} onNext={goOn} />
    </>
  );
  if (inBar && backSlot && controlSlot)
    return (
      <>
        {back &&
          createPortal(
            <Button asChild variant="ghost" size="icon" tooltip={back.title}>
              <AppLink to={back.to} aria-label={back.title}>
                <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
              </AppLink>
            </Button>,
            backSlot,
          )}
        {position &&
          createPortal(
            <nav aria-label="Record" className="flex items-center gap-1 text-meta text-ink-muted max-sm:hidden">
              {position}
            </nav>,
            controlSlot,
          )}
        {position && (
          <nav aria-label="Record" className="mb-1 flex items-center justify-end gap-1 text-meta sm:hidden">
            {position}
          </nav>
        )}
      </>
    );
  return (
    <nav aria-label="Record" className="mb-1 flex min-h-7 items-center gap-1 text-meta text-ink-muted print:hidden">
      {back && (
        <AppLink to={back.to} className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline">
          <ArrowLeft size={12} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {back.title}
        </AppLink>
      )}
      <div className="flex-1" />
      {position}
    </nav>
  );
};
