import { FileDown, FileUp, Link, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "../../feedback/toast/toast.ts";
import { DropdownMenuItem, DropdownMenuRadioItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import { copyAddress } from "../../primitives/button/copy-address.ts";
import { linkedColumns } from "../columns/linked-columns.ts";
import { importViews, saveViewsFile } from "./share-views.ts";
import { builtInViews } from "./built-in-views.ts";
import { leftOutText } from "./left-out.ts";
import { nameOfView, readSavedViews, type SavedView, type Storable, withView, writeSavedViews } from "./saved-views.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { ChosenView, ViewsButton } from "./views-button.tsx";
import type { BuiltInView } from "./views-types.ts";

export type ViewsMenuProps = {
  storageKey: string;
  /** Plural name of the rows, which a views file contains. */
  label: string;
  /** The current state, which would be saved. */
  current: Omit<SavedView, "name">;
  /** Labels of the applied filters that would not be saved. */
  leftOut: readonly string[];
  storable: Storable;
  /** Built-in views of the list. */
  builtIn?: (() => readonly BuiltInView[]) | undefined;
  onApply: (view: SavedView) => void;
  /** Ids of the visible columns, in order. */
  shown: () => readonly string[];
  /** URL of the current view with these columns; defaults to the URL of the page. */
  address: ((columns: string) => string) | undefined;
};

/** Radio value of a built-in view, which cannot equal the name of a saved view. */
const builtInValue = (name: string) => `\n${name}`;

/** Menu of built-in and saved views: apply, save, share as a link or file, update, delete. */
const ViewsMenu = ({
  storageKey,
  label,
  current,
  leftOut,
  storable,
  builtIn,
  onApply,
  shown,
  address,
  defaultOpen,
}: ViewsMenuProps & { defaultOpen: boolean }) => {
  const [views, setViews] = useState(() => readSavedViews(storageKey, storable));
  const [applied, setApplied] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [lost, setLost] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const offered = builtInViews(builtIn, current);
  const exact = nameOfView(views, current);
  const exactBuiltIn = exact === undefined ? nameOfView(offered, current) : undefined;
  const chosen = views.find((view) => view.name === (exact ?? (exactBuiltIn === undefined ? applied : undefined)));
  const said = exactBuiltIn ?? (chosen && (exact === undefined ? `${chosen.name} (changed)` : exact));

  // Reads storage again, so that views saved by another tab are not overwritten. If storage failed, the views are only here.
  const latest = () => (lost ? views : readSavedViews(storageKey, storable));
  const keep = (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const next = change(latest());
    setViews(next);
    setLost(!writeSavedViews(storageKey, next));
  };
  const apply = (view: SavedView) => {
    setApplied(view.name);
    onApply(view);
  };
  const save = (name: string) => {
    setApplied(name);
    keep((all) => withView(all, { ...current, name }));
  };
  const update = (name: string) => {
    keep((all) => withView(all, { ...current, name }));
    const text = leftOutText(leftOut);
    if (text !== undefined) toast.info(`View updated. ${text}`);
  };
  const add = async (chosenFile: File) => {
    const read = await importViews(label, chosenFile, latest(), storable);
    if ("problem" in read) return void toast.error(read.problem);
    keep(() => read.views);
    const added = read.added === 1 ? "1 view added." : `${read.added} views added.`;
    toast.success([added, leftOutText(read.leftOut)].filter(Boolean).join(" "));
  };

  return (
    <>
      <ChosenView value={said}>
        <DropdownMenu defaultOpen={defaultOpen} onOpenChange={(open) => open && setViews(latest())}>
          <DropdownMenuTrigger asChild>
            <ViewsButton />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup value={exact ?? (exactBuiltIn === undefined ? "" : builtInValue(exactBuiltIn))}>
              {offered.length > 0 && <DropdownMenuLabel>Built-in views</DropdownMenuLabel>}
              {offered.map((view) => (
                <DropdownMenuRadioItem key={view.name} value={builtInValue(view.name)} onSelect={() => onApply(view)}>
                  {view.name}
                </DropdownMenuRadioItem>
              ))}
              <DropdownMenuLabel>{views.length > 0 ? "Your views" : "No views yet"}</DropdownMenuLabel>
              {views.map((view) => (
                <DropdownMenuRadioItem key={view.name} value={view.name} onSelect={() => apply(view)}>
                  <bdi className="truncate">{view.name}</bdi>
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={Plus} onSelect={() => setSaving(true)}>
              Save this view
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={Link}
              onSelect={() =>
                void copyAddress(address?.(linkedColumns(shown(), current.view.widths)), leftOutText(leftOut))
              }
            >
              Copy a link to this view
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={FileDown}
              reason={views.length > 0 ? undefined : "Save a view first."}
              onSelect={() => void saveViewsFile(label, views)}
            >
              Save your views to a file
            </DropdownMenuItem>
            <DropdownMenuItem icon={FileUp} onSelect={() => file.current?.click()}>
              Add views from a file…
            </DropdownMenuItem>
            {chosen && (
              <>
                <DropdownMenuItem
                  icon={RefreshCw}
                  reason={exact === undefined ? undefined : "The view has no changes."}
                  onSelect={() => update(chosen.name)}
                >
                  Update “{chosen.name}”
                </DropdownMenuItem>
                <DropdownMenuItem
                  icon={Trash2}
                  danger
                  onSelect={() => {
                    setApplied(undefined);
                    keep((all) => all.filter(({ name }) => name !== chosen.name));
                  }}
                >
                  Delete “{chosen.name}”
                </DropdownMenuItem>
              </>
            )}
            {lost && (
              <p role="alert" className="px-2 py-1 text-meta text-caution-ink">
                The browser could not save this change. It is lost when you close the page.
              </p>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      </ChosenView>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Views file"
        hidden
        onChange={({ currentTarget }) => {
          const [chosenFile] = currentTarget.files ?? [];
          // Reset, so that the same file can be selected again.
          if (chosenFile) void add(chosenFile).finally(() => (currentTarget.value = ""));
        }}
      />
      {saving && (
        <SaveViewDialog
          names={views.map(({ name }) => name)}
          leftOut={leftOut}
          onSave={save}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
};

export default ViewsMenu;
