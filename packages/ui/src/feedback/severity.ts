import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from "lucide-react";

export type Severity = "info" | "positive" | "caution" | "critical";

/** Appearance of each severity, and a word for users who do not see the colour. */
export const SEVERITIES: Record<Severity, { icon: LucideIcon; word: string; text: string; box: string }> = {
  info: { icon: Info, word: "Note", text: "text-info", box: "border-info/30 bg-info-soft" },
  positive: { icon: CircleCheck, word: "Done", text: "text-positive", box: "border-positive/30 bg-positive-soft" },
  caution: { icon: TriangleAlert, word: "Warning", text: "text-caution", box: "border-caution/35 bg-caution-soft" },
  critical: { icon: CircleX, word: "Error", text: "text-critical", box: "border-critical/30 bg-critical-soft" },
};
