import type { Command } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import { keptSearch } from "#kit/address/kept-search.ts";
import type { Registry } from "#kit/pages/registry.ts";
import { mayOpen, type Session } from "#kit/session/session.ts";
import { hasWords } from "./has-words.ts";

/** Maximum number of results. */
const MOST = 5;
const RECORD = "/operators/{id}";

type Operator = { opId: string; title: string; isBrand?: boolean };
type Context = { session: Session; search: string; navigate: (to: string) => void };

/** The operators and brands whose names match the words of a query; none without the permission for their page. */
export const findOperators = (
  operators: readonly Operator[],
  pages: Registry["pages"],
  query: string,
  { session, search, navigate }: Context,
): Command[] => {
  const page = pages.find(({ path }) => path === RECORD);
  if (!page || !mayOpen(session, page)) return [];
  return operators
    .filter(({ title }) => hasWords(title, query))
    .slice(0, MOST)
    .map(({ opId, title, isBrand }) => ({
      id: `operator:${opId}`,
      label: title,
      hint: isBrand ? "Brand" : "Operator",
      group: "Operators",
      icon: Building2,
      onSelect: () => navigate(RECORD.replace("{id}", encodeURIComponent(opId)) + keptSearch(search)),
    }));
};
