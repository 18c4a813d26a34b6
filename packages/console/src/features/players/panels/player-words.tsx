import { OperatorName } from "#entities/operator/operator-name.tsx";
import type { NamedPlayer } from "../named-player.ts";

/** A player in a sentence: "frostbyte (8F2K) of Nordlys". */
export const PlayerWords = ({ player: { playerCode, username, opId } }: { player: NamedPlayer }) => (
  <>
    {username === null ? (
      <>
        player <strong>{playerCode}</strong>
      </>
    ) : (
      <>
        <strong>
          <bdi>{username}</bdi>
        </strong>{" "}
        ({playerCode})
      </>
    )}{" "}
    of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
  </>
);
