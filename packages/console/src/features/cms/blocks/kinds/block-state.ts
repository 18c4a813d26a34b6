import type { components } from "@backoffice/api-client";
import type { Tone } from "@backoffice/ui";

/** The status may be unknown. */
type Block = Pick<components["schemas"]["CmsBlockFields"], "startsAt" | "endsAt"> & { status: string };

type BlockState = {
  label: string;
  tone: Tone;
  /** The time that decides, and its preposition: "until 1 Dec". */
  moment?: { word: "from" | "until" | "on"; at: string };
};

/** Whether a block is live at `now` (epoch milliseconds), and until or from when (shell §2.2). */
export const blockState = ({ status, startsAt, endsAt }: Block, now: number): BlockState => {
  if (status === "INACTIVE") return { label: "Inactive", tone: "normal" };
  if (status !== "ACTIVE") return { label: status, tone: "normal" };
  if (endsAt !== null && Date.parse(endsAt) <= now)
    return { label: "Ended", tone: "normal", moment: { word: "on", at: endsAt } };
  if (startsAt !== null && Date.parse(startsAt) > now)
    return { label: "Scheduled", tone: "note", moment: { word: "from", at: startsAt } };
  return { label: "Live", tone: "normal", ...(endsAt !== null && { moment: { word: "until", at: endsAt } }) };
};
