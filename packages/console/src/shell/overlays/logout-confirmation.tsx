import { Button, IconButton, Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";
import { logout } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { signOut } from "#kit/session/sign-out.ts";
import { useSession } from "#kit/session/session.ts";
import { StoredAtLogout } from "./stored-at-logout.tsx";
import { UnsavedAtLogout } from "./unsaved-at-logout.tsx";

/** Milliseconds that the button is disabled after a click (shell §2.1). */
const DISABLED = 10_000;

/** Shows who is signed in, and logs out. */
const LogoutConfirmation = ({ defaultOpen }: { defaultOpen: boolean }) => {
  const { userId, nickname, email } = useSession();
  const client = useQueryClient();
  const [removes, setRemoves] = useState(false);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), DISABLED);
    return () => clearTimeout(timer);
  }, [resting]);
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>
        <IconButton label="Log out" icon={LogOut} />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Log out" className="w-72">
        <p className="truncate font-semibold">{nickname}</p>
        <p className="mb-3 truncate text-meta text-ink-muted">{email}</p>
        <UnsavedAtLogout className="mb-3" removes={removes} />
        <StoredAtLogout className="mb-3" userId={userId} removes={removes} onRemovesChange={setRemoves} />
        <Button
          className="w-full"
          disabled={resting}
          onClick={() => {
            setResting(true);
            signOut(client, logout, { removeStored: removes ? userId : undefined });
          }}
        >
          {resting ? "Logging out…" : "Log out"}
        </Button>
      </PopoverContent>
    </Popover>
  );
};

export default LogoutConfirmation;
