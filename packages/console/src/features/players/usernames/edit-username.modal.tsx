import { useReviewUsername, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useUsernameChecks } from "#entities/player/checks/use-username-checks.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import type { Decided } from "../decided.ts";
import { usernameRequestOf } from "../username-request.ts";
import { usernameReason } from "../username-reason.ts";
import { USERNAME_REFUSED, USERNAME_SAID, USERNAME_STATUS, usernameSchema } from "../username.schema.ts";
import { playerRecord } from "#entities/player/player-record.ts";

type Status = components["schemas"]["UsernameStatus"];

const fields = createFields<{ username: string; status: string; note: string }>();
const OPTIONS = Object.entries(USERNAME_STATUS).map(([value, label]) => ({ value, label }));

/** Disabled reason of a decision from the queue: another user may have decided. Other name changes have none. */
const useDecisionWaits = (playerCode: string, decision: Decided | undefined): string | undefined => {
  const isDecision = decision !== undefined;
  const { data: request, error } = useQuery({ ...usernameRequestOf(playerCode), staleTime: 0, enabled: isDecision });
  if (!isDecision) return undefined;
  if (error) return `This username could not be loaded: ${error.message}`;
  return request ? usernameReason(request) : "Wait until the username has loaded.";
};

type UsernameFieldProps = { original: string; rejects: boolean; isBound: boolean };

/** Username field; selecting Reject restores the original name (content §4). */
const UsernameField = ({ original, rejects, isBound }: UsernameFieldProps) => {
  const { setValue } = useFormContext<{ username: string }>();
  useEffect(() => {
    if (rejects) setValue("username", original, { shouldDirty: true });
  }, [rejects, original, setValue]);
  return (
    <fields.TextField
      name="username"
      label="Username"
      full
      maxLength={isBound ? 20 : 200}
      disabledReason={rejects ? "A rejection restores the original username." : undefined}
      help={isBound ? "Empty, or 6 to 20 English letters, digits, _ and -, starting with a letter." : undefined}
    />
  );
};

const TITLE = "Edit Username";

/** Edits a player's username, or decides on a requested one (content §3, §4, §5). */
export const EditUsername = ({ params: { request, decision }, open, close }: DialogPanelProps<"edit-username">) => {
  const isBound = !isAdmin(useSession());
  const { playerCode, username, originalUsername, status = "" } = request;
  const waits = useDecisionWaits(playerCode, decision);
  const checked = useChecked(useUsernameChecks(playerCode));
  const goOn = useGoOn({ panel: "player-details", id: playerCode });
  return (
    <DialogFrame
      open={open}
      close={close}
      title={TITLE}
      // A rejected name is read-only, so the note is the only field left.
      initialFocus={decision === "REJECT" ? "note" : undefined}
    >
      <FormPanel
        close={close}
        frame={{ title: TITLE, subtitle: `Player ${playerCode}` }}
        noun="username"
        schema={usernameSchema(isBound)}
        values={{
          username: (decision === "REJECT" ? originalUsername : username) ?? "",
          status: decision ?? status,
          note: "",
        }}
        write={useReviewUsername()}
        input={(valid) => ({ body: { playerCode, ...valid, status: valid.status as Status } })}
        success={(_, { body }) => USERNAME_SAID[body.status]}
        record={(valid) => playerRecord(playerCode, valid.username || undefined)}
        failure={{ words: USERNAME_REFUSED }}
        save={{ disabledReason: (now) => waits ?? (now.status === "APPROVE" ? checked.waits : undefined) }}
        after={{ onDone: goOn }}
      >
        {(now) => (
          <>
            {now.status === "APPROVE" && <div className="col-span-full">{checked.strip}</div>}
            <UsernameField original={originalUsername ?? ""} rejects={now.status === "REJECT"} isBound={isBound} />
            <fields.SelectField name="status" label="Status" required full options={OPTIONS} />
            <fields.TextareaField
              name="note"
              label="Note for the player"
              required={now.status === "REJECT"}
              full
              maxLength={200}
            />
          </>
        )}
      </FormPanel>
    </DialogFrame>
  );
};
