import { Badge, type Tone } from "@backoffice/ui";
import { BET_STATUS } from "./bet-status.ts";

/** Status of a bet; an unknown status is shown as received, in the neutral tone. */
export const BetStatusBadge = ({ status }: { status: string }) => {
  const known = (BET_STATUS as Readonly<{ [status: string]: { label: string; tone: Tone } }>)[status];
  return <Badge tone={known?.tone ?? "normal"}>{known?.label ?? status}</Badge>;
};
