import { cleanText, fold, type Command } from "@backoffice/ui";
import { Hash } from "lucide-react";
import { keptSearch } from "#kit/address/kept-search.ts";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Registry } from "#kit/pages/registry.ts";
import { can, mayOpen, type Session } from "#kit/session/session.ts";

type Context = { session: Session; search: string; navigate: (to: string) => void; open: Panels["open"] };

const PARAM = /\{\w+\}/g;
/** Ids and most codes have no blanks, and a digit somewhere. */
const ID = /^(?=.*\d)\w[\w|./-]{3,99}$/;
/** Some codes are capitals alone, or words joined: `op-nordlys`. */
const CODE = /^(?:[A-Z]{4,100}|(?=.*\w[_|./-]\w)\w[\w|./-]{3,99})$/;
/** Panels whose parameter only the list under them can read. */
const OF_A_LIST = new Set(["row-details"]);

const isOfOneRecord = ({ path }: PageDefinition) => path.match(PARAM)?.length === 1;

/**
 * Pages and drawers of one record that a pasted id could belong to, of those that the session may open. Words beside the
 * id narrow them: `bank account 8f2k1`.
 */
export const findRecords = (
  { pages, panels }: Pick<Registry, "pages" | "panels">,
  query: string,
  context: Context,
): Command[] => {
  const all = query.split(/\s+/).map(cleanText).filter(Boolean);
  const ids = all.filter((word) => ID.test(word));
  const [id, ...more] = ids.length > 0 ? ids : all.filter((word) => CODE.test(word));
  if (id === undefined || more.length > 0) return [];
  const words = all.filter((word) => word !== id).map(fold);
  const { session, search, navigate, open } = context;

  const records = pages.filter((page) => isOfOneRecord(page) && mayOpen(session, page));
  // A record with a page of its own opens there, which shows more.
  const drawers = [...panels.values()].filter(
    (panel) =>
      panel.params.length === 1 &&
      !OF_A_LIST.has(panel.id) &&
      can(session, panel.permission) &&
      !records.some(({ title }) => title === panel.title),
  );
  const found = [
    ...records.map(({ path, title }) => ({
      id: `record:${path}`,
      title,
      hint: path,
      onSelect: () => navigate(path.replace(PARAM, encodeURIComponent(id)) + keptSearch(search)),
    })),
    ...drawers.map(({ id: panel, title, params }) => ({
      id: `record:${panel}`,
      title,
      hint: "here",
      onSelect: () => open(panel, { [String(params[0])]: id }),
    })),
  ];
  return found
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .map(({ title, ...it }) => ({ ...it, label: `${title}: ${id}`, group: "Open by id", icon: Hash }));
};

/** Whether a text is most likely an id, not a word in capitals. */
export const isSurelyId = (query: string): boolean => /\d/.test(query);
