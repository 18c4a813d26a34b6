import { useEffect, useState } from "react";
import type { LookupFilter } from "./lookup.ts";
import type { SuggestOption } from "../texts/suggest.ts";

/** Name of a lookup's value: known from the pick, else requested. Until then, or if it is unknown, the value itself. */
export const useLookupOption = (filter: LookupFilter, value: string | undefined): SuggestOption | undefined => {
  const [, setAsked] = useState(0);
  const known = value === undefined ? undefined : filter.cache.get(value);
  useEffect(() => {
    if (value === undefined || known || !filter.find) return;
    const controller = new AbortController();
    const keep = (option: SuggestOption | undefined): void => {
      if (controller.signal.aborted || !option) return;
      filter.cache.set(value, option);
      setAsked((before) => before + 1);
    };
    // If the name cannot be loaded, the value is shown; this needs no error message.
    filter.find(value, controller.signal).then(keep, () => undefined);
    return () => controller.abort();
  }, [filter, value, known]);
  return value === undefined ? undefined : (known ?? { value, label: value });
};
