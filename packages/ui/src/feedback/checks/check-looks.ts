import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  EyeOff,
  Info,
  Minus,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { CheckState } from "./check-item.ts";

type CheckLook = {
  icon: LucideIcon;
  /** The state in a word, for users who do not see the colour. */
  word: string;
  /** Colour of the cell; the label of the others is muted. */
  ink?: string;
  /** Colours of the line. */
  line: string;
};

const GREY = "bg-sunken text-ink-muted";

export const CHECK_LOOKS: Readonly<Record<CheckState, CheckLook>> = {
  stop: { icon: Ban, word: "Stop", ink: "text-critical-ink", line: "bg-critical-soft text-critical-ink" },
  look: { icon: TriangleAlert, word: "Check", ink: "text-caution-ink", line: "bg-caution-soft text-caution-ink" },
  failed: { icon: CircleAlert, word: "Failed", ink: "text-caution-ink", line: "bg-caution-soft text-caution-ink" },
  note: { icon: Info, word: "Note", line: GREY },
  clear: { icon: Check, word: "Clear", line: "bg-sunken text-ink" },
  none: { icon: Minus, word: "Not applicable", line: GREY },
  hidden: { icon: EyeOff, word: "Hidden", line: GREY },
  reading: { icon: CircleDashed, word: "Loading", line: GREY },
};
