import { ChecksStrip } from "#kit/checks/checks-strip.tsx";
import { useOwnChecks } from "./use-own-checks.ts";

/** Checks of a player that need attention. */
export const OwnChecksStrip = ({ playerCode }: { playerCode: string }) => (
  <ChecksStrip checks={useOwnChecks(playerCode)} label="Checks of the player" />
);
