import type { components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { PLAYER_STATE, stateOf } from "#entities/player/player-state.ts";

/** Critical flags of an account, in the header of its record. */
export const PlayerBadges = ({ player }: { player: components["schemas"]["Player"] }) => (
  <>
    {player.isTest && (
      <Badge tag tone="look">
        Test
      </Badge>
    )}
    {stateOf(player).map((name) => (
      <Badge key={name} tag tone={PLAYER_STATE[name].tone}>
        {PLAYER_STATE[name].label}
      </Badge>
    ))}
  </>
);
