import { logout } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { hideOverlay } from "./overlays.ts";
import { StoredAtLogout } from "./stored-at-logout.tsx";
import { UnsavedAtLogout } from "./unsaved-at-logout.tsx";

/** Confirms a logout from the palette, where an accidental Enter would lose input. */
const LogoutDialog = () => {
  const { userId, nickname, email } = useSession();
  const client = useQueryClient();
  const [removes, setRemoves] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && hideOverlay()}
      title="Log out"
      confirmLabel="Log out"
      onConfirm={() => signOut(client, logout, { removeStored: removes ? userId : undefined })}
    >
      <span>
        <strong>{nickname}</strong>, {email}.
      </span>
      <UnsavedAtLogout className="mt-2" removes={removes} />
      <StoredAtLogout className="mt-2" userId={userId} removes={removes} onRemovesChange={setRemoves} />
    </ConfirmDialog>
  );
};

export default LogoutDialog;
