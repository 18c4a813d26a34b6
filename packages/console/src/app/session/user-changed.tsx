import { FullScreenLoader } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { leave } from "#kit/session/leave.ts";

/** The session has become another user's: nothing of the one before is on screen, in memory or stored any more. */
const UserChanged = () => {
  const client = useQueryClient();
  useEffect(() => leave(client, "/", { tell: false }), [client]);
  return <FullScreenLoader label="Loading the console" />;
};

export default UserChanged;
