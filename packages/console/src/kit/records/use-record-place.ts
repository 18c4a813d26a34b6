import { useEffect } from "react";
import { matchPath, useLocation, useParams } from "react-router";
import { decodePart } from "#kit/address/decode-part.ts";
import { useHistory } from "#kit/address/history.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useRegistry, type Registry } from "#kit/pages/registry.ts";
import { panelFree } from "#kit/panels/definition/panel-address.ts";
import { latestList, type Listed } from "#kit/queue/neighbours.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";
import { parentOf } from "./trail/parent-of.ts";
import { followOpeners, openerOf } from "./record-openers.ts";

const ONE_PARAM = /^\{\w+\}$/;

/** The common start of the addresses of a list's records, if they differ only in the last part of the path. */
const startOf = (page: string | undefined, pages: Registry["pages"]): string | undefined => {
  const start = page?.slice(0, page.indexOf("{"));
  if (!start) return undefined;
  return pages.some(({ path }) => path.startsWith(start) && ONE_PARAM.test(path.slice(start.length)))
    ? start
    : undefined;
};

/** The tab stays open from record to record. */
const searchOf = (search: string): string => {
  const tab = new URLSearchParams(search).get("tab");
  return keptSearch(search, tab === null ? {} : { tab });
};

const stepsOf = ({ ids, before = 0, total }: Listed, at: number, start: string, search: string) => {
  const to = (id: string | undefined) => (id === undefined ? undefined : start + encodeURIComponent(id) + search);
  return { at: before + at + 1, total, previous: to(ids[at - 1]), next: to(ids[at + 1]) };
};

/** The record page of another kind that led to this one: the player of a bet. */
const useOpener = () => {
  const session = useSession();
  const history = useHistory();
  const { pages, panels } = useRegistry();
  const { pathname, key } = useLocation();
  useEffect(() => followOpeners(history), [history]);
  const opener = openerOf(key);
  const pageAt = (path: string) =>
    pages.find((it) => it.path === path) ??
    pages.find((it) => matchPath(it.path.replaceAll(/\{(\w+)\}/g, ":$1"), path) !== null);
  if (!opener) return undefined;
  const page = pageAt(opener.pathname);
  if (!page?.path.includes("{") || page === pageAt(pathname) || !mayOpen(session, page)) return undefined;
  return { title: page.title, to: opener.pathname + panelFree(opener.search, panels) };
};

/**
 * Where a record page was opened from: another record, else the list as it was left, or its parent page if the user may open that. If
 * opened from a row: also the position in the list, and the previous and next addresses.
 */
export const useRecordPlace = () => {
  const session = useSession();
  const { pages, panels } = useRegistry();
  const { pathname, search } = useLocation();
  const opener = useOpener();
  const isOneOfMany = Object.keys(useParams()).length > 0;
  const list = latestList();
  const start = startOf(list?.page, pages);
  const at =
    list && start !== undefined && pathname.startsWith(start)
      ? list.ids.indexOf(decodePart(pathname.slice(start.length)) ?? "")
      : -1;
  const above = parentOf(pathname, pages);
  const [listPath, listSearch] = list?.address ?? [];
  const isList = listPath !== undefined && (at >= 0 || listPath === above);
  const path = isList ? listPath : above;
  const page = isOneOfMany ? pages.find((it) => it.path === path) : undefined;
  return {
    back:
      opener ??
      (page && mayOpen(session, page)
        ? { title: page.title, to: path + (isList ? panelFree(listSearch ?? "", panels) : keptSearch(search)) }
        : undefined),
    place: list && start !== undefined && at >= 0 ? stepsOf(list, at, start, searchOf(search)) : undefined,
  };
};
