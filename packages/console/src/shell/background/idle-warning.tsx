import { logout } from "@backoffice/api-client";
import { Button, Dialog } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "#kit/session/sign-out.ts";
import { KEPT } from "./use-idle.ts";

/** The last minute of an idle hour; any movement, key or click in any tab keeps the session. */
const IdleWarning = ({ left }: { left: number }) => {
  const client = useQueryClient();
  return (
    <Dialog
      open
      // Closed by useIdle: any key or click counts as activity.
      onOpenChange={() => undefined}
      size="sm"
      title="Are you still there?"
      description={
        left === KEPT
          ? "You stay signed in."
          : "The console has been idle for almost an hour. You will be logged out. Unsaved text is kept in this tab, except personal data."
      }
      footer={
        <>
          <Button onClick={() => signOut(client, logout)}>Log out now</Button>
          <Button variant="primary" autoFocus>
            Stay signed in
          </Button>
        </>
      }
    >
      <p
        hidden={left === KEPT}
        role="timer"
        aria-label="Time left"
        className="tabular text-center text-title font-semibold"
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </p>
    </Dialog>
  );
};

export default IdleWarning;
