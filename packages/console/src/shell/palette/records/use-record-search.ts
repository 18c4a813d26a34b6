import type { ApiError, Permission } from "@backoffice/api-client";
import type { Command } from "@backoffice/ui";
import { useQueries } from "@tanstack/react-query";
import { Hash } from "lucide-react";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { queryOf } from "#kit/contract/list/contract-read.ts";
import { pathOf } from "#kit/list/opens.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { can, mayOpen, useSession } from "#kit/session/session.ts";
import { recordCandidates, type RecordCandidate } from "./record-candidates.ts";
import { useDebouncedText } from "../use-debounced-text.ts";

/** Errors that mean that there is no such record, or none for this user. */
const NONE: ReadonlySet<ApiError["kind"]> = new Set(["refused", "forbidden", "http"]);
/** The lowest status of a server failure. */
const FAILED = 500;

const isNone = ({ kind, status = 0 }: ApiError) => NONE.has(kind) && status < FAILED;

/** Milliseconds for which an answer is reused. */
const FRESH = 60_000;

/** The address of a page with the id, or fields of the answer, in its path. */
const addressOf = (page: string, id: string, record: object) =>
  page.match(/\{/g)?.length === 1 ? page.replace(/\{\w+\}/, encodeURIComponent(id)) : pathOf(page, record);

/** Records with a pasted id: only those that exist on the server and that the session may open. */
export const useRecordSearch = (query: string) => {
  const session = useSession();
  const { pages, panels } = useRegistry();
  const { open } = usePanels();
  const navigate = useNavigate();
  const { search } = useLocation();
  const settled = useDebouncedText(query);

  const mayBe = useMemo(() => {
    const opens = ({ kind: { at, read } }: RecordCandidate) => {
      if (!can(session, read.operation.permission as Permission)) return false;
      if ("panel" in at) return panels.has(at.panel) && can(session, panels.get(at.panel)?.permission);
      const page = pages.find(({ path }) => path === at.page);
      return page !== undefined && mayOpen(session, page);
    };
    return (text: string) => recordCandidates(text).filter(opens);
  }, [session, pages, panels]);

  const guesses = useMemo(() => mayBe(settled), [mayBe, settled]);
  const answers = useQueries({
    queries: guesses.map(({ id, kind }) => ({
      ...queryOf(kind.read, kind.input(id)),
      staleTime: FRESH,
      retry: false,
    })),
  });

  const commands = guesses.flatMap(({ id, kind }, at): Command[] => {
    const answer = answers[at]?.data;
    const record = kind.pick ? answer && kind.pick(answer, id) : (answer as object | undefined);
    if (settled !== query || !record) return [];
    const { at: place, noun } = kind;
    return [
      {
        id: `record:${noun}`,
        label: `${noun} ${id}`,
        hint: kind.name(answer) ?? undefined,
        group: "Found",
        icon: Hash,
        onSelect: () =>
          "panel" in place
            ? open(place.panel, { [place.param]: id })
            : void navigate(addressOf(place.page, id, record) + keptSearch(search)),
      },
    ];
  });
  const failed = answers.find(({ error }) => error && !isNone(error))?.error;
  return {
    commands,
    failure: failed ? (failed.messages[0] ?? failed.message) : undefined,
    busy: settled === query ? answers.some(({ isFetching }) => isFetching) : mayBe(query).length > 0,
  };
};
