import { ArrowUpRight } from "lucide-react";
import { AlertDialog as Radix } from "radix-ui";
import { cn } from "../../cn.ts";
import { ProgressBar } from "../../display/figures/progress-bar.tsx";
import { SEVERITIES } from "../../feedback/severity.ts";
import { Spinner } from "../../feedback/spinner.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { safeHref } from "../../safe-href.ts";
import { ProgressLines } from "./progress-lines.tsx";
import { PROGRESS_STEPS, type ProgressState } from "./progress-state.ts";
import { DIALOG_LOOK, Scrim } from "../dialog/scrim.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";
import { useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";

export type ProgressDialogProps = {
  open: boolean;
  /** Called only after the task has ended; a running task can only be ended by `onCancel`. */
  onClose: () => void;
  /** The task, as a noun: "Export of 12,400 players". */
  title: string;
  progress: ProgressState;
  /** Makes the running task cancellable; the caller then closes the dialog or shows the result. */
  onCancel?: (() => void) | undefined;
  /** Retries after an error. */
  onRetry?: (() => void) | undefined;
  /** May prevent the return of the focus if the user does not continue at the opener. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/** Modal progress and result of a long task. It cannot be closed while the task runs. */
export const ProgressDialog = ({
  open,
  onClose,
  title,
  progress,
  onCancel,
  onRetry,
  onCloseAutoFocus,
}: ProgressDialogProps) => {
  const returnFocus = useFocusReturn(open, onCloseAutoFocus);
  const { word, tone, over } = PROGRESS_STEPS[progress.step];
  const { icon: Icon, text: colour } = SEVERITIES[tone];
  const lines = "lines" in progress ? progress.lines : undefined;
  const copyable = progress.step === "completed" ? progress.copyable : undefined;
  const link = progress.step === "completed" ? progress.link : undefined;
  const leave = () => (over ? onClose() : onCancel?.());
  useOpenWindow(open, leave);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="progress-dialog"
          data-step={progress.step}
          aria-describedby={undefined}
          aria-busy={!over}
          tabIndex={-1}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.target as HTMLElement).focus();
          }}
          className={cn(DIALOG_LOOK, "max-w-[550px]")}
        >
          <ScrollBody className="flex flex-col gap-3 px-5 pt-4 pb-5 wrap-anywhere">
            <Radix.Title className="text-heading font-semibold text-balance">{title}</Radix.Title>
            <div role="status" className="flex items-start gap-2">
              <span className="grid h-5 shrink-0 place-items-center">
                {over ? <Icon size={16} strokeWidth={1.75} aria-hidden className={colour} /> : <Spinner />}
              </span>
              <div className="min-w-0">
                <p className="font-medium">{word}</p>
                {progress.text && <p className="text-ink-muted">{progress.text}</p>}
              </div>
            </div>
            {!over && (
              <ProgressBar
                label={title}
                value={progress.step === "running" ? progress.percent : undefined}
                showValue={progress.step === "running" && progress.percent !== undefined}
              />
            )}
            {lines && lines.length > 0 && <ProgressLines lines={lines} />}
            {link && (
              <a
                href={safeHref(link.href)}
                className="inline-flex min-h-6 w-fit items-center gap-1 rounded-sm font-medium text-accent-ink underline underline-offset-2"
              >
                {link.label}
                <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
              </a>
            )}
            {copyable && (
              <div className="overflow-hidden rounded-md border">
                <div className="flex items-center justify-between gap-2 border-b ps-3 pe-1 py-1">
                  <span className="text-meta font-medium">
                    {copyable.label} <span className="tabular text-ink-muted">{copyable.values.length}</span>
                  </span>
                  <CopyButton value={copyable.values.join("\n")} label="Copy all" size="sm" variant="ghost" />
                </div>
                <ul
                  aria-label={copyable.label}
                  tabIndex={0}
                  className="max-h-48 overflow-y-auto px-3 py-2 font-mono text-meta focus-visible:-outline-offset-2"
                >
                  {copyable.values.map((value, index) => (
                    <li key={index} className="flex items-center justify-between gap-2">
                      {value}
                      {copyable.each && <CopyButton value={value} label={`Copy ${value}`} size="icon-sm" />}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </ScrollBody>
          {(over || onCancel) && (
            <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
              {!over && <Button onClick={onCancel}>Cancel</Button>}
              {over && progress.step === "error" && onRetry && <Button onClick={onRetry}>Try again</Button>}
              {over && (
                <Button variant="primary" onClick={onClose}>
                  Close
                </Button>
              )}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
