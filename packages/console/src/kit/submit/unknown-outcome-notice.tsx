import { Alert, Button, Checkbox, formatDateTime, useLocale, linkLook, safeHref } from "@backoffice/ui";
import { useId, useState } from "react";
import { checkOf } from "./check-of.ts";
import { factTexts } from "./facts-text.ts";
import type { UnknownOutcome } from "./unknown-outcomes.ts";

type UnknownOutcomeNoticeProps = {
  outcome: UnknownOutcome;
  /** It was sent from another form that decides about the same record. */
  isElsewhere: boolean;
  /** Resends with the same key; absent if the input is not stored or belongs to another form. */
  onResend: (() => void) | undefined;
  pending: boolean;
  /** Staff found that it was carried out. */
  onCarriedOut: () => void;
  /** Staff found that it was not carried out, and re-enter the input that is not stored, or decide anew. */
  onEnterAgain: () => void;
};

/**
 * The notice of a write with an unknown outcome: what was sent and when, and where to check. It can be resent only
 * after staff have checked, because a server may ignore the idempotency key (ruling 15).
 */
export const UnknownOutcomeNotice = ({
  outcome,
  isElsewhere,
  onResend,
  pending,
  onCarriedOut,
  onEnterAgain,
}: UnknownOutcomeNoticeProps) => {
  const id = useId();
  const [looked, setLooked] = useState(false);
  const { locale, timeZone } = useLocale();
  const at = new Date(outcome.at);
  const check = checkOf(outcome, formatDateTime(at, locale, timeZone, "minute"));
  return (
    <Alert severity="caution" title="Outcome unknown">
      <div className="flex flex-col items-start gap-3">
        <p>
          {[outcome.label, ...factTexts(outcome.facts, locale)].join(", ")}: sent {formatDateTime(at, locale, timeZone)}
          , but{" "}
          {outcome.status === undefined
            ? "no response has come"
            : `the server answered with an error (${String(outcome.status)})`}
          . It may or may not have been carried out.
          {isElsewhere && " Until that is known, no other decision about this record can be sent."}
        </p>
        <a href={safeHref(check.href)} target="_blank" rel="noreferrer" className={linkLook(true)}>
          {check.label}
        </a>
        <div className="flex items-center gap-2">
          <Checkbox id={id} checked={looked} onChange={(event) => setLooked(event.currentTarget.checked)} />
          <label htmlFor={id}>I have checked: it was not carried out</label>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            loading={pending}
            reason={looked ? undefined : "First check whether it was carried out."}
            onClick={onResend ?? onEnterAgain}
          >
            {onResend ? "Send again" : isElsewhere ? "Unlock" : "Enter again"}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            reason={pending ? "Wait for the response." : undefined}
            onClick={onCarriedOut}
          >
            It was carried out
          </Button>
        </div>
      </div>
    </Alert>
  );
};
