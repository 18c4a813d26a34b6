import { logout } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { hideOverlay } from "./overlays.ts";
import { UnsavedAtLogout } from "./unsaved-at-logout.tsx";

/** Confirms a logout from the palette, where an accidental Enter would lose input. */
const LogoutDialog = () => {
  const { nickname, email } = useSession();
  const client = useQueryClient();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && hideOverlay()}
      title="Log out"
      confirmLabel="Log out"
      onConfirm={() => signOut(client, logout)}
    >
      <strong>{nickname}</strong>, {email}.
      <UnsavedAtLogout className="mt-2" />
    </ConfirmDialog>
  );
};

export default LogoutDialog;
