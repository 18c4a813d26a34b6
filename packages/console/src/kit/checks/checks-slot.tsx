import { createContext, use, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Checks } from "./checks-of.ts";
import { ChecksStrip } from "./checks-strip.tsx";

/** The place of the checks in a record; null until it is mounted, undefined outside of one. */
const SlotContext = createContext<HTMLElement | null | undefined>(undefined);

/** The place of a record's checks: below its headline, above everything in `children`. */
export const ChecksSlot = ({ children }: { children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SlotContext value={slot}>
      <div ref={setSlot} className="mb-5 empty:hidden print:hidden" />
      {children}
    </SlotContext>
  );
};

/** Shows checks in the place that the record around has for them, or else here. */
export const ChecksInSlot = ({ checks }: { checks: Checks }) => {
  const slot = use(SlotContext);
  const strip = <ChecksStrip checks={checks} />;
  if (slot === undefined) return strip;
  return slot && createPortal(strip, slot);
};
