import { useListCmsPages } from "@backoffice/api-client";
import { EmptyState, FailedState, fold, Input, NoMatches, Skeleton, useLocale } from "@backoffice/ui";
import { FileSearch, Search } from "lucide-react";
import { useState } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { languageLabel } from "#entities/language/language-label.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

/** Picks one of the first 500 pages of an operator or brand, by slug or title (content §2, §7, §9). */
export const PagePicker = ({ params: { opId, onPick }, open, close }: DialogPanelProps<"page-picker">) => {
  const { locale } = useLocale();
  const [typed, setTyped] = useState("");
  const [edited] = useSearchParam("selectedLanguage");
  const selectedLanguage = edited ?? "en";
  const pages = useListCmsPages({ query: { opId, selectedLanguage }, body: { page: 1, limit: 500 } });
  const all = pages.data?.items.map((it) => ({ ...it, ...titleOf(it) })) ?? [];
  const matches = all.filter(({ slug, title }) => fold(`${slug} ${title}`).includes(fold(typed.trim())));
  const pick = ({ slug, title }: (typeof all)[number]) => {
    onPick({ slug, title });
    close();
  };
  return (
    <DialogFrame open={open} close={close} title="Page Picker" size="lg">
      <Input
        autoFocus
        type="search"
        aria-label="Search"
        placeholder="Address or title"
        startIcon={Search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !matches[0] || typed.trim() === "") return;
          event.preventDefault();
          pick(matches[0]);
        }}
      />
      <div className="relative mt-3 max-h-96 min-h-40 overflow-y-auto">
        {pages.error ? (
          <FailedState
            title="The pages could not be loaded"
            {...readFailure(pages.error)}
            onRetry={() => void pages.refetch()}
          />
        ) : !pages.data ? (
          <div role="status" aria-label="Loading" className="flex flex-col gap-3 p-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ) : all.length === 0 ? (
          <EmptyState icon={FileSearch} title={`No pages in ${languageLabel(selectedLanguage)} yet`}>
            This site has no pages in the language you are editing.
          </EmptyState>
        ) : matches.length === 0 ? (
          <NoMatches onClear={() => setTyped("")} />
        ) : (
          <ul aria-label="Pages" className="divide-y">
            {matches.map((page) => (
              <li key={page.id}>
                <button
                  type="button"
                  onClick={() => pick(page)}
                  className="flex min-h-10 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <bdi lang={page.language} className="min-w-0 flex-1 truncate font-medium">
                    {page.title}
                  </bdi>
                  <span className="min-w-0 truncate font-mono text-meta text-ink-muted">/{page.slug}</span>
                  <StatusBadge status={page.status} of={ENTRY_STATUS} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {pages.data && pages.data.remaining > 0 && (
        <p className="mt-2 text-meta text-ink-muted">
          The first 500 pages of {formatNumber(pages.data.count, locale)} are listed.
        </p>
      )}
    </DialogFrame>
  );
};
