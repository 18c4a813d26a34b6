import { Button, IconButton, Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";
import { logout } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { leave } from "#kit/session/leave.ts";
import { hasUnsaved } from "#kit/panels/unsaved.ts";
import { useSession } from "#kit/session/session.ts";

/** Milliseconds that the button is disabled after a click (shell §2.1). */
const DISABLED = 10_000;

/** Shows who is signed in, and logs out. */
const LogoutConfirmation = ({ defaultOpen }: { defaultOpen: boolean }) => {
  const { nickname, email } = useSession();
  const client = useQueryClient();
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
      <PopoverContent align="end" aria-label="Log out" className="w-64">
        <p className="truncate font-semibold">{nickname}</p>
        <p className="mb-3 truncate text-meta text-ink-muted">{email}</p>
        {hasUnsaved() && <p className="mb-3 text-caution-ink">What you typed is not saved and will be lost.</p>}
        <Button
          className="w-full"
          disabled={resting}
          onClick={() => {
            setResting(true);
            leave(client, logout);
          }}
        >
          {resting ? "Logging out…" : "Log out"}
        </Button>
      </PopoverContent>
    </Popover>
  );
};

export default LogoutConfirmation;
