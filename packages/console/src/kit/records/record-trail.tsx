import { useLocale } from "@backoffice/ui";
import { ArrowLeft } from "lucide-react";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { AppLink } from "#kit/address/app-link.tsx";
import { useStepKeys } from "#kit/queue/use-step-keys.ts";
import { StepButtons } from "#kit/queue/step-buttons.tsx";
import { useRecordPlace } from "./use-record-place.ts";

/**
 * The link back to the list as it was left, the position in it, and the previous and next records (also by K and J).
 */
export const RecordTrail = () => {
  const { locale } = useLocale();
  const { back, place } = useRecordPlace();
  const navigate = useNavigate();
  const { previous, next } = place ?? {};
  // Replaces the entry, so that Back leads to the list.
  const go = useCallback((to: string | undefined) => to && void navigate(to, { replace: true }), [navigate]);
  const goBack = useCallback(() => void go(previous), [go, previous]);
  const goOn = useCallback(() => void go(next), [go, next]);
  useStepKeys("page", goBack, goOn);
  if (!back && !place) return null;
  return (
    <nav aria-label="Record" className="mb-1 flex min-h-7 items-center gap-1 text-meta text-ink-muted print:hidden">
      {back && (
        <AppLink to={back.to} className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline">
          <ArrowLeft size={12} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {back.title}
        </AppLink>
      )}
      <div className="flex-1" />
      {place?.total !== undefined && (
        <span className="tabular me-1">
          {formatNumber(place.at, locale)} of {formatNumber(place.total, locale)}
        </span>
      )}
      {place && <StepButtons previous={previous} next={next} onPrevious={goBack} onNext={goOn} />}
    </nav>
  );
};
