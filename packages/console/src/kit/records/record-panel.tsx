import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { ChecksSlot } from "#kit/checks/checks-slot.tsx";
import { PanelHead, type Titles } from "#kit/panels/panel-frame.tsx";
import { useReadNext } from "#kit/queue/use-read-next.ts";
import { useSession } from "#kit/session/session.ts";
import { DetailsAndJson } from "./details-and-json.tsx";
import { Figures, type Figure } from "./figures.tsx";
import { jsonTab, type JsonRule } from "./json-tab.tsx";
import { RecordFooter, type RecordAction } from "./record-footer.tsx";
import { Missing, RecordStates } from "./record-states.tsx";
import { RecordTabs, type RecordTab } from "./record-tabs.tsx";

type RecordHead = Titles & {
  status?: ReactNode;
  /** The headline of a record of money. */
  amount?: ReactNode;
  figures?: readonly Figure[];
};

type RecordPanelProps<O extends Operation> = {
  /** The noun for the record, within a sentence: "bank account". */
  noun: string;
  read: { operation: O; options: (input: Input<O>) => object };
  /** The input of the record's read; falsy if the address names no record. */
  input: Input<O> | undefined | "" | false;
  /** The input for another record of the queue below, to prefetch the next one. */
  inputOf?: (id: string) => Input<O>;
  /** The row of the list below, shown until the server has answered. */
  placeholder?: () => Data<O> | undefined;
  close: () => void;
  head: (record: Data<O>) => RecordHead;
  /** Roles that may see the JSON, and whether the specification names a tab for it; `false` for a record without one. */
  json?: (JsonRule & { inTab?: boolean }) | false;
  /** Tabs after the details. */
  tabs?: (record: Data<O>) => readonly RecordTab[];
  actions?: (record: Data<O>) => readonly (RecordAction | false | undefined)[];
  /** Whether a decision form among the details has its own buttons in the footer. */
  decides?: (record: Data<O>) => boolean;
  /** The path of the record's own page. */
  page?: (record: Data<O>) => string;
  /** The details. */
  children: (record: Data<O>) => ReactNode;
};

/**
 * The drawer of one record: header, details, other tabs, JSON by role, actions. The JSON is a tab beside others, or
 * else at the end of the metadata. It shows the states loading, missing, gone, forbidden and failed for all panels.
 */
export const RecordPanel = <const O extends Operation>({
  noun,
  read,
  input,
  inputOf,
  placeholder,
  close,
  head,
  json = {},
  tabs,
  actions,
  decides,
  page,
  children,
}: RecordPanelProps<O>) => {
  const session = useSession();
  const { search } = useLocation();
  const query = useQuery({
    ...(read.options((input || {}) as Input<O>) as UseQueryOptions<Data<O>, ApiError>),
    enabled: Boolean(input),
    staleTime: 0,
    ...(placeholder && { placeholderData: placeholder as never }),
  });
  useReadNext(inputOf && ((id) => read.options(inputOf(id))), query.isSuccess && !query.isPlaceholderData);
  if (!input) return <Missing noun={noun} close={close} />;
  return (
    <RecordStates noun={noun} query={query} close={close}>
      {(record) => {
        const { figures, ...titles } = head(record);
        const details = children(record);
        const others = tabs?.(record) ?? [];
        const offered = (actions?.(record) ?? []).filter((it) => it !== undefined && it !== false);
        return (
          <>
            <PanelHead {...titles} page={page && page(record) + keptSearch(search)} />
            {/* Before the details, whose decisions follow these in the footer. */}
            {offered.length > 0 && <RecordFooter actions={offered} decides={decides?.(record) ?? false} />}
            {figures && <Figures figures={figures} />}
            <ChecksSlot>
              {json && !json.inTab && others.length === 0 ? (
                <DetailsAndJson record={record} {...json}>
                  {details}
                </DetailsAndJson>
              ) : (
                <RecordTabs
                  tabs={[
                    { id: "details", label: "Details", content: details },
                    ...others,
                    ...(json ? jsonTab(record, session, json) : []),
                  ]}
                />
              )}
            </ChecksSlot>
          </>
        );
      }}
    </RecordStates>
  );
};
