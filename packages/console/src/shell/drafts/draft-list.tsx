import { Button, formatRelative, PopoverClose, useNow } from "@backoffice/ui";
import { dropDraft, restoreDrafts } from "@backoffice/ui/form";
import { AppLink } from "#kit/address/app-link.tsx";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { draftCount } from "./draft-count.ts";
import { useDrafts } from "./use-drafts.ts";

/** Forms that the user left without saving, with their age. Renders nothing without drafts. */
export const DraftList = () => {
  const drafts = useDrafts();
  const locale = useLocale();
  const now = useNow(drafts.length > 0);
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Drafts" className="mb-3 border-b border-line pb-3">
      <p className="mb-2 font-semibold">{draftCount(drafts.length)}</p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {drafts.map(({ title, address, at, keys }) => (
          <li key={`${title} ${address}`} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-meta text-ink-muted">{formatRelative(at, now, locale)}</p>
            </div>
            <PopoverClose asChild>
              <Button asChild size="sm" aria-label={`Open ${title}`}>
                <AppLink to={address} onClick={() => restoreDrafts(keys)}>
                  Open
                </AppLink>
              </Button>
            </PopoverClose>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Discard ${title}`}
              onClick={() => {
                for (const key of keys) dropDraft(localStorage, key);
              }}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
