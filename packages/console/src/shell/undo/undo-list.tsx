import { Button, PopoverClose } from "@backoffice/ui";
import { Undo2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { undoStore } from "#kit/submit/undoable.ts";

/** Changes of the last seconds that can be undone, the newest first, as in their toasts. Renders nothing without one. */
export const UndoList = () => {
  const changes = useSyncExternalStore(undoStore.subscribe, undoStore.read);
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes to undo" className="mb-3 border-b border-line pb-3">
      <ul className="grid gap-2">
        {changes.toReversed().map(({ id, label, undo }) => (
          <li key={id}>
            <PopoverClose asChild>
              <Button size="sm" className="h-auto min-h-7 max-w-full py-1 text-start whitespace-normal" onClick={undo}>
                <Undo2 aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">Undo: {label}</span>
              </Button>
            </PopoverClose>
          </li>
        ))}
      </ul>
    </section>
  );
};
