import { Switch } from "@backoffice/ui";
import { useId } from "react";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { isPlatform, useSession } from "#kit/session/session.ts";

const PARAM = "view";
const SIMPLE = "simple";

/** Whether the address asks for the simple view. */
export const isSimple = (search: URLSearchParams): boolean => search.get(PARAM) === SIMPLE;

/** Leaves only who, how much and when in the list; for platform staff (money §6). */
export const SimpleView = () => {
  const id = useId();
  const session = useSession();
  const on = isSimple(useSearchParams());
  const change = useChangeSearch();
  if (!isPlatform(session)) return null;
  const turn = (simple: boolean) =>
    change((now) => {
      const next = new URLSearchParams(now);
      if (simple) next.set(PARAM, SIMPLE);
      else next.delete(PARAM);
      return next;
    }, "replace");
  return (
    <span className="inline-flex items-center gap-2">
      <Switch id={id} checked={on} onCheckedChange={turn} />
      <label htmlFor={id} className="text-body">
        Simple view
      </label>
    </span>
  );
};
