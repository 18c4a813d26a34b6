import { Link, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
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
import { nameOfView, readSavedViews, type SavedView, withView, writeSavedViews } from "./saved-views.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { ChosenView, ViewsButton } from "./views-button.tsx";

export type ViewsMenuProps = {
  storageKey: string;
  /** What would be saved now. */
  current: Omit<SavedView, "name">;
  onApply: (view: SavedView) => void;
  /** Where a link to what is on screen leads; the page's address unless it answers with one. */
  address: () => string | undefined;
};

/** The reader's own views of a table: go to one, keep what is on screen as one, renew or delete the present one. */
const ViewsMenu = ({
  storageKey,
  current,
  onApply,
  address,
  defaultOpen,
}: ViewsMenuProps & { defaultOpen: boolean }) => {
  const [views, setViews] = useState(() => readSavedViews(storageKey));
  const [applied, setApplied] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [lost, setLost] = useState(false);
  const exact = nameOfView(views, current);
  const chosen = views.find((view) => view.name === (exact ?? applied));
  const said = chosen && (exact === undefined ? `${chosen.name} (changed)` : exact);

  // Another tab may have saved some: what this one has not read is not written over. What was lost is only here.
  const latest = () => (lost ? views : readSavedViews(storageKey));
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

  return (
    <>
      <ChosenView value={said}>
        <DropdownMenu defaultOpen={defaultOpen} onOpenChange={(open) => open && setViews(latest())}>
          <DropdownMenuTrigger asChild>
            <ViewsButton />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>{views.length > 0 ? "Your views" : "No views yet"}</DropdownMenuLabel>
            <DropdownMenuRadioGroup value={exact ?? ""}>
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
            <DropdownMenuItem icon={Link} onSelect={() => void copyAddress(address())}>
              Copy a link to this view
            </DropdownMenuItem>
            {chosen && (
              <>
                <DropdownMenuItem
                  icon={RefreshCw}
                  reason={exact === undefined ? undefined : "It is as it was saved."}
                  onSelect={() => keep((all) => withView(all, { ...current, name: chosen.name }))}
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
                The browser did not keep this change: it is gone when the page is closed.
              </p>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      </ChosenView>
      {saving && (
        <SaveViewDialog names={views.map(({ name }) => name)} onSave={save} onClose={() => setSaving(false)} />
      )}
    </>
  );
};

export default ViewsMenu;
