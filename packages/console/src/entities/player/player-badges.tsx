import type { components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { PLAYER_STATE, stateOf } from "./player-state.ts";

type PlayerBadgesProps = {
  player: components["schemas"]["Player"];
  /** Leaves out normal flags: in the header of another record. */
  only?: "exceptions";
};

/** Flags of an account, in the header of its record. */
export const PlayerBadges = ({ player, only }: PlayerBadgesProps) => (
  <>
    {player.isTest && (
      <Badge tag tone="look">
        Test
      </Badge>
    )}
    {stateOf(player)
      .filter((name) => !only || PLAYER_STATE[name].tone !== "normal")
      .map((name) => (
        <Badge key={name} tag tone={PLAYER_STATE[name].tone}>
          {PLAYER_STATE[name].label}
        </Badge>
      ))}
  </>
);
