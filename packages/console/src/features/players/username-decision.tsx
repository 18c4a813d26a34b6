import { useReviewUsername } from "@backoffice/api-client";
import { useQuery } from "@tanstack/react-query";
import { useUsernameChecks } from "#entities/player/checks/use-username-checks.ts";
import type { Decisions } from "#kit/panels/decision.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { useFirstRead } from "#kit/queue/use-first-read.ts";
import { isAdmin, lacking, useSession } from "#kit/session/session.ts";
import type { Decided } from "./decided.ts";
import { usernameRequestOf } from "./username-request.ts";
import { usernameReason } from "./username-reason.ts";
import { USERNAME_REFUSED, USERNAME_SAID, usernameSchema } from "./username.schema.ts";

const DECISIONS: Decisions<Decided> = {
  APPROVE: { verb: "Approve", success: USERNAME_SAID.APPROVE, tone: "primary" },
  REJECT: { verb: "Reject", success: USERNAME_SAID.REJECT, tone: "danger" },
};

/** A rejection requires a note (ruling 27). */
const NOTE = {
  label: "Note for the player",
  help: "Visible to the player.",
  missing: "Note for the player is required",
  required: true,
  max: 200,
};

const CHANGED = "This username has changed since you opened it. Close this dialog and open it again.";

/** Approves or rejects the requested username in the player's drawer (content §3, §4). */
export const UsernameDecision = ({ playerCode }: { playerCode: string }) => {
  const session = useSession();
  const write = useReviewUsername();
  const query = useQuery({ ...usernameRequestOf(playerCode), staleTime: 0 });
  const shown = useFirstRead(query);
  const checks = useUsernameChecks(playerCode);
  const request = query.data;
  if (!request) return null;
  const username = request.username ?? "";
  const reason = (action: Decided) => {
    if (!shown) return "Wait until the username has loaded.";
    const closed = usernameReason(request) ?? lacking(session, write.operation.permission);
    if (closed) return closed;
    if (shown.username !== request.username) return CHANGED;
    // The username rule applies to everybody except admins.
    const schema = usernameSchema(!isAdmin(session));
    const valid = schema.safeParse({ username, status: action, note: "-" });
    return valid.error?.issues[0]?.message;
  };
  return (
    <DecisionForm
      panel="player-details"
      id={playerCode}
      noun="username"
      recordName={`${username}, player ${playerCode}`}
      title="Username"
      decisions={DECISIONS}
      write={write}
      failure={() => ({ words: USERNAME_REFUSED })}
      note={NOTE}
      noteRequiredFor={["REJECT"]}
      checks={checks}
      subject={
        <>
          <bdi className="font-semibold">{username}</bdi> as the username of player <strong>{playerCode}</strong>.
        </>
      }
      offered={request.status === "PENDING"}
      reason={reason}
      // A rejection restores the original username.
      input={(status, note) => ({
        body: { playerCode, username: status === "REJECT" ? (request.originalUsername ?? "") : username, status, note },
      })}
      actionOf={({ body }) => body.status}
    />
  );
};
