import { AlertDialog as Radix } from "radix-ui";
import { cn } from "../../cn.ts";
import { Alert } from "../../feedback/alert.tsx";
import { SEVERITIES } from "../../feedback/severity.ts";
import { Button } from "../../primitives/button/button.tsx";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { ErrorTable } from "./error-table.tsx";
import { errorText, type ErrorReport } from "./error-text.ts";
import { DIALOG_LOOK, Scrim } from "../dialog/scrim.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";
import { useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";

export type ErrorDialogProps = Partial<ErrorReport> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Messages of the server, one sentence each. */
  messages: readonly string[];
  /** The next step for the user. */
  hint?: string | undefined;
  /** `caution` for an action that has not failed but is not possible yet. */
  severity?: "critical" | "caution" | undefined;
};

/** Reports that saving failed, with the server's messages (shell §8). */
export const ErrorDialog = ({
  open,
  onOpenChange,
  title = "Unable To Save Changes",
  messages,
  hint,
  severity = "critical",
  status,
  reference,
  validation,
  table,
}: ErrorDialogProps) => {
  const returnFocus = useFocusReturn(open);
  useOpenWindow(open, () => onOpenChange(false));
  const [first] = messages;
  const { icon: Icon, text } = SEVERITIES[severity];
  const hasTable = table !== undefined && table.rows.length > 0;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="error-dialog"
          className={cn(DIALOG_LOOK, hasTable ? "max-w-184" : "max-w-116")}
          onCloseAutoFocus={returnFocus}
        >
          <ScrollBody className="flex gap-3 px-5 pt-4 pb-5 wrap-anywhere">
            <Icon size={18} strokeWidth={1.75} aria-hidden className={cn("mt-0.5 shrink-0", text)} />
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              <div>
                <Radix.Title className="text-heading font-semibold">{title}</Radix.Title>
                <Radix.Description asChild>
                  <div className="mt-1.5 flex flex-col gap-2 text-body">
                    {messages.length > 1 ? (
                      <ul className="list-disc space-y-1 ps-4 marker:text-ink-faint">
                        {messages.map((message, index) => (
                          <li key={index}>{message}</li>
                        ))}
                      </ul>
                    ) : (
                      (first ?? !validation?.length) && <p>{first ?? "The server gave no reason."}</p>
                    )}
                    {hint && <p className="text-ink-muted">{hint}</p>}
                  </div>
                </Radix.Description>
              </div>
              {validation && validation.length > 0 && (
                <Alert
                  severity="critical"
                  title={validation.length === 1 ? "1 field is not valid" : `${validation.length} fields are not valid`}
                >
                  <ul className="mt-0.5 space-y-0.5">
                    {validation.map(({ field, message }, index) => (
                      <li key={index}>
                        <span className="font-medium">{field}:</span> {message}
                      </li>
                    ))}
                  </ul>
                </Alert>
              )}
              {hasTable && <ErrorTable {...table} />}
              {status && <p className="font-mono text-meta text-ink-faint">{status}</p>}
              {reference && (
                <p className="text-meta text-ink-muted">
                  Reference <span className="font-mono">{reference}</span>
                </p>
              )}
            </div>
          </ScrollBody>
          <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
            <CopyButton
              value={errorText({ title, messages, status, reference, validation, table })}
              label="Copy details"
              variant="ghost"
            />
            <Radix.Cancel asChild>
              <Button variant="primary">OK</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
