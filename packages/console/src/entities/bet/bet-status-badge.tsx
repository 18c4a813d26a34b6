import { Badge, type Tone } from "@backoffice/ui";
import { BET_STATUS } from "./bet-status.ts";

/** How a bet stands; a status that is not known yet as it came, in neutral. */
export const BetStatusBadge = ({ status }: { status: string }) => {
  const known = (BET_STATUS as Readonly<{ [status: string]: { label: string; tone: Tone } }>)[status];
  return <Badge tone={known?.tone ?? "neutral"}>{known?.label ?? status}</Badge>;
};
