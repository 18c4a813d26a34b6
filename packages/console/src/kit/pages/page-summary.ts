import { useMemo } from "react";
import { createStore } from "#kit/state/create-store.ts";
import { usePublish } from "./use-publish.ts";

/** One line about the rows of a page, beside its title: how many, how much, since when. */
export type PageSummary = {
  text: string;
  /** End of the summary, if past the target: "9 days". */
  late?: string | undefined;
  /** Name of the page's record, in place of the page's title. */
  title?: string | undefined;
};

export const pageSummaryStore = createStore<PageSummary | undefined>(undefined);

/** Shows a line beside the title while the page is visible; nothing without a text. */
export const usePublishSummary = (text: string | undefined, late?: string, title?: string): void => {
  const summary = useMemo(() => (text === undefined ? undefined : { text, late, title }), [text, late, title]);
  usePublish(pageSummaryStore, summary, undefined);
};
