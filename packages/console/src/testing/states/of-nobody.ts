import { modules } from "../../app/modules.ts";
import { NOBODY } from "#testing/rows/rows.ts";

/** The address of a panel whose record does not exist. */
export const ofNobody = (address: string): string => {
  const [path = "/", query = ""] = address.split("?", 2);
  const search = new URLSearchParams(query);
  const id = search.get("panel");
  const panel = modules.flatMap(({ panels }) => panels).find((it) => it.id === id);
  for (const name of panel?.params ?? []) if (search.has(name)) search.set(name, NOBODY);
  return `${path}?${search.toString()}`;
};
