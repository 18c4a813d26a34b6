import { Button, Dialog, EmptyState, IconButton, Input, Textarea } from "@backoffice/ui";
import { MessageSquareText, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { cannedName, PLACEHOLDERS } from "./canned-reply.ts";
import { useCannedReplies } from "./use-canned-replies.ts";

/** Maximum characters of a name, and of a text (that of a reply in the contract). */
const LONGEST = { name: 60, text: 5000 };

const HELP = Object.entries(PLACEHOLDERS)
  .map(([placeholder, meaning]) => `${placeholder} is the ${meaning}`)
  .join(", ");

type CannedManagerProps = {
  /** The reply that was just saved: its name gets the focus. */
  saved?: string | undefined;
  open: boolean;
  close: () => void;
};

/** Renames, edits, adds and deletes canned replies; changes are stored as they are typed. */
export const CannedManager = ({ saved, open, close }: CannedManagerProps) => {
  const { all, add, change, remove } = useCannedReplies();
  const list = useRef<HTMLUListElement>(null);
  /** A reply that was just added, whose name gets the focus once it is drawn. */
  const focusNext = useRef<string>(undefined);
  const nameInput = (id: string) => list.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(id)}"]`);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const input = nameInput(focusNext.current);
    if (!input) return;
    input.focus();
    input.select();
    focusNext.current = undefined;
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Canned replies"
      description="Stored in this browser for you: colleagues and other browsers do not have them. Changes are saved as you type."
      onOpenAutoFocus={(event) => {
        const input = saved === undefined ? undefined : nameInput(saved);
        if (!input) return;
        event.preventDefault();
        input.focus();
        input.select();
      }}
      footer={
        <>
          <Button
            onClick={() => {
              focusNext.current = add({ name: "", text: "" });
            }}
          >
            <Plus size={14} aria-hidden /> Add canned reply
          </Button>
          <div className="flex-1" />
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      }
    >
      {all.length === 0 ? (
        <EmptyState icon={MessageSquareText} title="No canned replies yet">
          Add one here, or save a reply that you have written.
        </EmptyState>
      ) : (
        <>
          <p className="mb-3 text-meta text-ink-muted">In a text, {HELP}.</p>
          <ul ref={list} aria-label="Canned replies" className="flex flex-col gap-4">
            {all.map((reply) => {
              const label = cannedName(reply);
              return (
                <li key={reply.id} className="flex flex-col gap-1.5">
                  <div className="flex items-center gap-2">
                    <Input
                      className="flex-1"
                      name={reply.id}
                      aria-label={`Name of ${label}`}
                      placeholder="Name"
                      autoComplete="off"
                      maxLength={LONGEST.name}
                      value={reply.name}
                      onChange={(event) => change(reply.id, { name: event.currentTarget.value })}
                    />
                    <IconButton icon={Trash2} label={`Delete ${label}`} onClick={() => remove(reply)} />
                  </div>
                  <Textarea
                    aria-label={`Text of ${label}`}
                    dir="auto"
                    rows={2}
                    placeholder="Text"
                    maxLength={LONGEST.text}
                    value={reply.text}
                    onChange={(event) => change(reply.id, { text: event.currentTarget.value })}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
};
