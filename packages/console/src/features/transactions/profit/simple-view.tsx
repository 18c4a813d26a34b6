import { Switch } from "@backoffice/ui";
import { useId } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { isPlatform, useSession } from "#kit/session/session.ts";

const SIMPLE = "simple";

/** State of the simple view, kept in the address; platform staff only (money §6). */
export const useSimpleView = () => {
  const [view, setView] = useSearchParam("view");
  const offered = isPlatform(useSession());
  return { offered, on: offered && view === SIMPLE, turn: (on: boolean) => setView(on ? SIMPLE : undefined) };
};

/** Reduces the list to player, amount and time. */
export const SimpleView = () => {
  const id = useId();
  const { offered, on, turn } = useSimpleView();
  if (!offered) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Switch id={id} checked={on} onCheckedChange={turn} />
      <label htmlFor={id} className="text-body">
        Simple view
      </label>
    </span>
  );
};
