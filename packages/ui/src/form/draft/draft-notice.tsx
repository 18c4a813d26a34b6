import { useState, type ReactNode } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { serverTime } from "../../display/clock/server-time.ts";
import { useNow } from "../../display/clock/use-now.ts";
import { useLocale } from "../../display/locale/use-locale.ts";
import { formatRelative } from "../../display/locale/format-date-time.ts";
import { Button } from "../../primitives/button/button.tsx";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { valueText } from "../frame/value-text.ts";
import type { OfferedDraft } from "./offered-draft.ts";

export type DraftNoticeProps = {
  /** `isSent`: the draft was submitted, and it is unknown whether it was saved. */
  draft: OfferedDraft & { isSent?: boolean };
  /** Why it cannot be restored: "You cannot change this bank." Its text can still be copied. */
  readOnlyReason?: ReactNode;
  /** Converts the name of a field to words. */
  nameOf?: ((name: string) => string) | undefined;
};

const asIs = (name: string) => name;

/** Says of a draft from when it is, and offers to restore it, or to copy what cannot be restored. */
export const DraftNotice = ({ draft, readOnlyReason, nameOf = asIs }: DraftNoticeProps) => {
  const { timeZone } = useLocale();
  const now = useNow();
  /** Typed fields that a restore would replace, once the user has asked for it. */
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const { at, values, unfit, isElsewhere, isSent, restore, discard } = draft;
  // A clock that was set back makes a draft newer than now.
  const age = formatRelative(Math.min(serverTime(at), now), now, timeZone);
  if (isElsewhere) return <Alert severity="info">Being edited in another tab. Last change: {age}.</Alert>;

  const isReadOnly = Boolean(readOnlyReason) || restore === undefined;
  const shown = (isReadOnly ? Object.keys(values) : unfit).map(
    (name) => [nameOf(name), valueText(values[name])] as const,
  );
  const begin = () => {
    const names = draft.replaces();
    if (names.length > 0) return setReplaced(names);
    return restore?.();
  };
  const isAsking = replaced.length > 0 && !isReadOnly;
  return (
    <Alert
      severity={isAsking ? "caution" : "info"}
      action={
        isAsking ? (
          <>
            <Button
              size="sm"
              onClick={() => {
                setReplaced([]);
                restore?.();
              }}
            >
              Replace
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setReplaced([])}>
              Keep editing
            </Button>
          </>
        ) : (
          <>
            {shown.length > 0 && (
              <CopyButton size="sm" label="Copy text" value={shown.map((it) => it.join(": ")).join("\n")} />
            )}
            {!isReadOnly && (
              <Button size="sm" onClick={begin}>
                Restore
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={discard}>
              Discard
            </Button>
          </>
        )
      }
    >
      {isAsking ? (
        <>Restoring replaces what you have typed since: {replaced.map(nameOf).join(", ")}.</>
      ) : isSent ? (
        `Changes from ${age} were sent, but no response came. They may have been saved: check before you send them again.`
      ) : (
        `Changes from ${age} were not saved.`
      )}
      {shown.length > 0 && (
        <>
          <p>{readOnlyReason || "These fields cannot be restored: the form has changed since."}</p>
          <dl className="mt-1 max-h-40 overflow-y-auto">
            {shown.map(([name, text]) => (
              <div key={name}>
                <dt className="inline font-medium">{name}:</dt> <dd className="inline whitespace-pre-wrap">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Alert>
  );
};
