import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@backoffice/ui";
import { ChevronDown, MessageSquareText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { cannedName, filledIn, type CannedFor } from "./canned-reply.ts";
import { noteArea } from "./note-area.ts";
import { useCannedReplies } from "./use-canned-replies.ts";

type CannedMenuProps = {
  ticket: CannedFor;
  /** Opens the manager, with the current text if it becomes a canned reply. */
  onManage: (text?: string) => void;
};

/** Whether a slash was just typed at the start of a word. */
const startsCommand = (area: HTMLTextAreaElement) => /(?:^|\s)\/$/.test(area.value.slice(0, area.selectionStart));

/** Inserts canned replies into the reply of the form around; typing "/" in the reply opens it too. */
export const CannedMenu = ({ ticket, onManage }: CannedMenuProps) => {
  const { all } = useCannedReplies();
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
  const insert = (text: string) => {
    const note = getValues("note");
    const [start, end] = range.current ?? [note.length, note.length];
    const before = note.slice(0, start);
    const written = before + (/\S$/.test(before) ? " " : "") + text;
    setValue("note", written + note.slice(end), { shouldDirty: true, shouldTouch: true });
    caret.current = written.length;
  };
  return (
    <div ref={root} className="flex @min-[640px]:col-span-full">
      <DropdownMenu open={open} onOpenChange={change}>
        <DropdownMenuTrigger asChild>
          <Button size="sm" variant="ghost">
            <MessageSquareText size={14} aria-hidden /> Canned replies <ChevronDown size={14} aria-hidden />
          </Button>
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
            <DropdownMenuItem key={reply.id} onSelect={() => insert(filledIn(reply.text, ticket))}>
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
