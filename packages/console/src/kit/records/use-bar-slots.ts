import { useLayoutEffect, useState } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";

type Slots = { back: HTMLElement; place: HTMLElement };

/** The places of a record's way back and position in the top bar; undefined without a top bar, or while hidden. */
export const useBarSlots = (isWanted: boolean): Slots | undefined => {
  const { shown } = usePlace();
  const [slots, setSlots] = useState<Slots>();
  useLayoutEffect(() => {
    const back = document.getElementById("bar-back");
    const place = document.getElementById("bar-place");
    setSlots(isWanted && shown && back && place ? { back, place } : undefined);
  }, [isWanted, shown]);
  return slots;
};
