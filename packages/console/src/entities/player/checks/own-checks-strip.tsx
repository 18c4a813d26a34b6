import { ChecksStrip } from "#kit/checks/checks-strip.tsx";
import { useOwnChecks } from "./use-own-checks.ts";

/** What asks for work at a player. */
export const OwnChecksStrip = ({ playerCode }: { playerCode: string }) => (
  <ChecksStrip checks={useOwnChecks(playerCode)} label="Checks of the player" />
);
