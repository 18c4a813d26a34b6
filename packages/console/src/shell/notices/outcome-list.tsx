import { Button, formatRelative, PopoverClose, serverTime, useNow } from "@backoffice/ui";
import { AppLink } from "#kit/address/app-link.tsx";
import type { DrawerId } from "#kit/panels/definition/panel-params.ts";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { useSession } from "#kit/session/session.ts";
import { useToastRecord } from "#kit/references/use-toast-record.ts";
import { factTexts } from "#kit/submit/facts-text.ts";
import type { UnknownOutcome } from "#kit/submit/unknown-outcomes.ts";
import { outcomeCount } from "./use-notices.ts";

/** Money that was sent with an unknown outcome, the newest first: each is settled where its record is decided. */
export const OutcomeList = ({ outcomes }: { outcomes: readonly UnknownOutcome[] }) => {
  const locale = useLocale();
  const { timeZone } = useSession();
  const now = useNow(outcomes.length > 0);
  const asRecord = useToastRecord();
  if (outcomes.length === 0) return null;
  return (
    <section aria-label="Unknown outcomes" className="mb-3 border-b border-line pb-3">
      <p className="mb-2 font-semibold">{outcomeCount(outcomes)}</p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {outcomes.map((outcome) => {
          const { idempotencyKey, label, at, page, about } = outcome;
          const facts = factTexts(outcome.facts, locale).join(", ");
          // Of what no drawer shows, the page that it was sent from.
          const { href = page, onClick } =
            (about && asRecord({ name: label, drawer: about.kind as DrawerId, id: about.id }).link) ?? {};
          return (
            <li key={idempotencyKey} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{label}</p>
                {facts && <p className="wrap-anywhere tabular">{facts}</p>}
                <p className="text-meta text-ink-muted">
                  It may or may not have been carried out. Sent {formatRelative(serverTime(at), now, timeZone)}.
                </p>
              </div>
              <PopoverClose asChild>
                <Button asChild size="sm" aria-label={[`Settle ${label}`, facts].filter(Boolean).join(", ")}>
                  <AppLink to={href} onClick={onClick}>
                    Settle
                  </AppLink>
                </Button>
              </PopoverClose>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
