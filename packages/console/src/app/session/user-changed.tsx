import { FullScreenLoader } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { signOut } from "#kit/session/sign-out.ts";

/** Shown when the session has become another user's and all data of the previous user has been removed. */
const UserChanged = () => {
  const client = useQueryClient();
  useEffect(() => signOut(client, "/", { notifyTabs: false, isOtherUser: true }), [client]);
  return <FullScreenLoader label="Loading the console" />;
};

export default UserChanged;
