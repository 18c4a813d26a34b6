import { useEffect, useState } from "react";
import type { LookupFilter } from "./lookup.ts";
import type { SuggestOption } from "../texts/suggest.ts";

/** What a lookup's value is called: known from a pick, else asked for; the value itself until then, or when nobody knows. */
export const useFound = (filter: LookupFilter, value: string | undefined): SuggestOption | undefined => {
  const [, setAsked] = useState(0);
  const known = value === undefined ? undefined : filter.found.get(value);
  useEffect(() => {
    if (value === undefined || known || !filter.find) return;
    const controller = new AbortController();
    const keep = (option: SuggestOption | undefined): void => {
      if (controller.signal.aborted || !option) return;
      filter.found.set(value, option);
      setAsked((before) => before + 1);
    };
    // Without a name the value is shown, which is no failure to tell anybody of.
    filter.find(value, controller.signal).then(keep, () => undefined);
    return () => controller.abort();
  }, [filter, value, known]);
  return value === undefined ? undefined : (known ?? { value, label: value });
};
