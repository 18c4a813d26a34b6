import { useGetPlayer } from "@backoffice/api-client";
import { can, useSession } from "#kit/session/session.ts";

/** The player of a record that is decided, for users who may see players; read beside the record if it is `wanted`. */
export const usePlayer = (playerCode: string, enabled = true) =>
  useGetPlayer({ body: { playerCode } }, { enabled: can(useSession(), "view_players") && enabled });
