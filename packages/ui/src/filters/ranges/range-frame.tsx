import type { ReactNode } from "react";
import type { ControlName } from "../control-props.ts";

type RangeFrameProps = { name: ControlName; from: ReactNode; to: ReactNode; unit: string | undefined };

/** Two inputs with a dash between them, and their unit. */
export const RangeFrame = ({ name, from, to, unit }: RangeFrameProps) => (
  <div role="group" {...name} className="flex min-w-0 items-center gap-2">
    {from}
    <span aria-hidden className="text-ink-faint">
      –
    </span>
    {to}
    {unit && <span className="shrink-0 text-meta text-ink-muted">{unit}</span>}
  </div>
);
