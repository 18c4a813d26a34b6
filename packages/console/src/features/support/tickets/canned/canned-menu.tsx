import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Kbd,
  useLocale,
} from "@backoffice/ui";
import { ChevronDown, MessageSquareText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { cannedName, filledIn, mostUsed, type CannedFor, type CannedReply } from "./canned-reply.ts";
import { noteArea } from "./note-area.ts";
import { useCannedReplies } from "./use-canned-replies.ts";

type CannedMenuProps = {
  ticket: CannedFor;
  /** Opens the manager, with the current text if it becomes a canned reply. */
  onManage: (text?: string) => void;
};

/** Whether a slash was just typed at the start of a word. */
const startsCommand = (area: HTMLTextAreaElement) => /(?:^|\s)\/$/.test(area.value.slice(0, area.selectionStart));

/** Inserts canned replies into the reply of the form around: the most used at once, the others from a menu, also by "/". */
export const CannedMenu = ({ ticket, onManage }: CannedMenuProps) => {
  const { all, change: changeReply } = useCannedReplies();
  const { locale } = useLocale();
  const { getValues, setValue } = useFormContext<{ note: string }>();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  /** The part of the reply that is replaced, and where the caret stands afterwards. */
  const range = useRef<[start: number, end: number]>(undefined);
  const caret = useRef<number>(undefined);
  const isEmpty = all.length === 0;

  useEffect(() => {
    const form = root.current?.closest("form");
    const onInput = (event: Event) => {
      const area = noteArea(root.current);
      if (isEmpty || !area || event.target !== area || (event as InputEvent).data !== "/" || !startsCommand(area))
        return;
      range.current = [area.selectionStart - 1, area.selectionStart];
      caret.current = area.selectionStart;
      setOpen(true);
    };
    form?.addEventListener("input", onInput);
    return () => form?.removeEventListener("input", onInput);
  }, [isEmpty]);

  const change = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    const area = noteArea(root.current);
    range.current = area && [area.selectionStart, area.selectionEnd];
    caret.current = undefined;
  };
  const insert = (reply: CannedReply) => {
    changeReply(reply.id, { used: (reply.used ?? 0) + 1 });
    const text = filledIn(reply.text, ticket);
    const note = getValues("note");
    const [start, end] = range.current ?? [note.length, note.length];
    const before = note.slice(0, start);
    const written = before + (/\S$/.test(before) ? " " : "") + text;
    setValue("note", written + note.slice(end), { shouldDirty: true, shouldTouch: true });
    caret.current = written.length;
  };
  const insertAtCaret = (reply: CannedReply) => {
    change(true);
    setOpen(false);
    insert(reply);
    noteArea(root.current)?.focus();
  };
  return (
    <div ref={root} className="flex min-w-0 flex-wrap items-center gap-1.5">
      {!isEmpty && <span className="text-meta text-ink-muted">Canned replies</span>}
      {mostUsed(all).map((reply) => (
        <Button key={reply.id} size="sm" className="max-w-44" onClick={() => insertAtCaret(reply)}>
          <bdi className="truncate">{cannedName(reply)}</bdi>
        </Button>
      ))}
      <DropdownMenu open={open} onOpenChange={change}>
        <DropdownMenuTrigger asChild>
          {isEmpty ? (
            <Button size="sm" variant="ghost">
              <MessageSquareText size={14} aria-hidden /> Canned replies <ChevronDown size={14} aria-hidden />
            </Button>
          ) : (
            <Button size="sm">
              <span className="sr-only">Canned replies: </span>
              All {formatNumber(all.length, locale)} <Kbd aria-hidden>/</Kbd>
            </Button>
          )}
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="start"
          onCloseAutoFocus={(event) => {
            const area = noteArea(root.current);
            if (!area || caret.current === undefined) return;
            event.preventDefault();
            area.focus();
            area.setSelectionRange(caret.current, caret.current);
          }}
        >
          {all.map((reply) => (
            <DropdownMenuItem key={reply.id} onSelect={() => insert(reply)}>
              <bdi>{cannedName(reply)}</bdi>
            </DropdownMenuItem>
          ))}
          {!isEmpty && <DropdownMenuSeparator />}
          <DropdownMenuItem
            reason={getValues("note").trim() ? undefined : "Write a reply first."}
            onSelect={() => onManage(getValues("note"))}
          >
            Save reply as canned reply…
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onManage()}>Manage canned replies…</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
};
