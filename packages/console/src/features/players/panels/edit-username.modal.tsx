import { useReviewUsername, type components } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { USERNAME_STATUS, usernameSchema } from "./username.schema.ts";

/** Said when the server refuses without a word (money §8). */
const FAILURE_WORDS = { refused: "An error occurred while processing your request" };

type Status = components["schemas"]["UsernameStatus"];

const fields = createFields<{ username: string; status: string; note: string }>();
const OPTIONS = Object.entries(USERNAME_STATUS).map(([value, label]) => ({ value, label }));

type UsernameFieldProps = { original: string; rejects: boolean; isBound: boolean };

/** The username; choosing to reject it gives back the original one (content §4). */
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
      disabledReason={rejects ? "A rejection gives back the original username." : undefined}
      help={isBound ? "Empty, or 6 to 20 English letters, digits, _ and -, a letter first." : undefined}
    />
  );
};

/** Changes a player's username, or decides over one that the player asked for (content §3, §4, §5). */
const EditUsername = ({ params: { request }, ...panel }: DialogPanelProps<"edit-username">) => {
  const isBound = !isAdmin(useSession());
  const { playerCode, username, originalUsername, status = "" } = request;
  return (
    <FormPanel
      {...panel}
      title="Edit Username"
      subtitle={`Player ${playerCode}`}
      noun="username"
      schema={usernameSchema(isBound)}
      values={{ username: username ?? "", status, note: "" }}
      write={useReviewUsername()}
      input={(valid) => ({ body: { playerCode, ...valid, status: valid.status as Status } })}
      success="Username saved."
      failureWords={FAILURE_WORDS}
    >
      {(now) => (
        <>
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
  );
};

export default EditUsername;
