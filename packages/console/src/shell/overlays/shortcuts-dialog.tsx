import { Dialog, Kbd } from "@backoffice/ui";
import { Fragment } from "react";
import { hideOverlay } from "./overlays.ts";

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

const SHORTCUTS: readonly { what: string; keys: readonly string[] }[] = [
  { what: "Search pages, players and actions", keys: [MOD, "K"] },
  { what: "This list", keys: ["?"] },
  { what: "Move between rows of a table", keys: ["↑", "↓"] },
  { what: "Open the row", keys: ["Enter"] },
  { what: "Next and previous record in a drawer", keys: ["J", "K"] },
  { what: "Send the form, or the usual decision", keys: [MOD, "Enter"] },
  { what: "Close what is open", keys: ["Esc"] },
  { what: "Next field or button", keys: ["Tab"] },
];

/** Every key of the console. */
const ShortcutsDialog = () => (
  <Dialog open onOpenChange={(open) => !open && hideOverlay()} size="sm" title="Keyboard shortcuts">
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2.5">
      {SHORTCUTS.map(({ what, keys }) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd className="flex gap-1 justify-self-end">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  </Dialog>
);

export default ShortcutsDialog;
