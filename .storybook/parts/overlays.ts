import { MODAL } from "./key-texts.ts";
import type { PartGuide } from "./part-guide.ts";

/** Guides of windows, menus and steps, by the title of their stories. */
export const overlays: Readonly<Record<string, PartGuide>> = {
  "Components/Overlays/Dialog": {
    use: "A short task that needs full attention and no view of the page.",
    avoid: "A task that staff compare with the list behind it: use Drawer. A question: use ConfirmDialog.",
    anatomy: ["Title", "Description (optional)", "Content", "Footer with actions", "Close button"],
    keys: "Escape closes it. Ctrl Enter submits its form.",
    accessibility: MODAL,
    content: "The title names the task: “Rename view”. The button repeats the verb.",
    wording: { good: ["Rename view"], bad: ["Please enter a new name"] },
    example: `import { Button, Dialog, Input } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Rename view</Button>
  <Dialog open={open} onOpenChange={setOpen} title="Rename view">
    <Input aria-label="Name" defaultValue="Large withdrawals" />
  </Dialog>
</>`,
    patterns: ["Drawer or dialog"],
  },
  "Components/Overlays/Drawer": {
    use: "A record or a form next to the list it was opened from.",
    avoid: "A question with a one-word answer: use ConfirmDialog.",
    anatomy: [
      "Title and subtitle",
      "Status badges",
      "Previous, next, copy link, close",
      "Tabs (optional)",
      "Content",
      "Sticky footer",
    ],
    keys: "Escape closes it, Ctrl Enter submits its form. Over a list, J and K open the next and the previous row.",
    accessibility:
      "Announced as a dialog with its title. Focus returns to the row. InlineDrawer is the same beside the list, which stays usable: not modal, without a scrim.",
    content: "The title is the name of the record, the subtitle its kind and id.",
    example: `import { Button, Drawer, DrawerFooter } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Open bank</Button>
  <Drawer
    open={open}
    onOpenChange={setOpen}
    title="Bank of Valletta"
    subtitle="Bank 1042"
    footer={
      <DrawerFooter>
        <Button variant="primary">Save</Button>
      </DrawerFooter>
    }
  >
    …
  </Drawer>
</>`,
    patterns: ["Drawer or dialog", "Record panel", "Form panel"],
  },
  "Components/Overlays/Confirm dialog": {
    use: "Before an action that cannot be undone.",
    avoid: "Actions that can be undone, or are done many times an hour: offer undo.",
    anatomy: ["Title as a question", "Consequence", "Fields (optional)", "Cancel", "Confirm button"],
    keys: "A dangerous one starts on Cancel, or in its first empty required field. Enter and Ctrl Enter in a field do not confirm: Tab to the button.",
    accessibility: "An alert dialog. Focus stays inside and returns to the element that opened it.",
    content: "Name who, what and how much. The confirm button repeats the verb: “Delete bank”, never “Yes” or “OK”.",
    wording: {
      good: ["Delete Bank of Valletta? · Delete bank", "Players can no longer withdraw to it."],
      bad: ["Are you sure? · Yes", "This action will be performed."],
    },
    example: `import { Button, ConfirmDialog } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Delete bank</Button>
  <ConfirmDialog
    open={open}
    onOpenChange={setOpen}
    title="Delete Bank of Valletta?"
    confirmLabel="Delete bank"
    onConfirm={() => setOpen(false)}
  >
    Players can no longer withdraw to it. Payments in progress are not affected.
  </ConfirmDialog>
</>`,
    patterns: ["Confirmations", "Destructive actions", "Confirmation panel", "Money"],
  },
  "Components/Overlays/Error dialog": {
    use: "A request that was sent and failed, and that the user must resolve.",
    avoid: "Errors of one field, and lists that failed to load: show them in place.",
    anatomy: ["Title", "Message, or a list or table of messages", "Details for support", "Close button"],
    keys: "Enter or Escape closes it.",
    accessibility: "An alert dialog; the title is announced first.",
    content: "State what happened, then what to do. Do not blame the user.",
    wording: {
      good: ["A bank with this code already exists. Enter another code."],
      bad: ["Oops! Something went wrong.", "Error 409"],
    },
    example: `import { Button, ErrorDialog } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Show error</Button>
  <ErrorDialog open={open} onOpenChange={setOpen} messages={["A bank with this code already exists."]} />
</>`,
    patterns: ["Errors"],
  },
  "Components/Overlays/Progress dialog": {
    use: "Work that takes more than a few seconds and must not be interrupted halfway.",
    avoid: "A slow read: use a skeleton.",
    anatomy: ["Title", "Progress bar", "Lines of completed steps", "Cancel (if possible)"],
    keys: "Escape cancels where that is possible, and closes it when the work has ended.",
    accessibility: "Progress is announced at intervals, the outcome immediately.",
    content: "The title names the work and its size: “Export of 12,400 players”.",
    wording: { good: ["Export of 12,400 players"], bad: ["Please wait…"] },
    example: `import { Button, ProgressDialog } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Export players</Button>
  <ProgressDialog
    open={open}
    title="Export of 12,400 players"
    progress={{ step: "running", percent: 40 }}
    onClose={() => setOpen(false)}
  />
</>`,
    patterns: ["Bulk actions"],
  },
  "Components/Overlays/Dropdown menu": {
    use: "More than two actions for one object.",
    avoid: "Choosing a value of a form: use Select.",
    anatomy: ["Trigger", "Groups with labels", "Item with icon, label and shortcut", "Separator"],
    keys: "↓ opens it, letters find an item, Enter selects, Escape closes.",
    accessibility: "A disabled item can be focused and states the reason.",
    content: "Verb and object. Dangerous items come last, after a separator.",
    example: `import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger, IconButton } from "@backoffice/ui";
import { Ellipsis, Pencil } from "lucide-react";

<DropdownMenu>
  <DropdownMenuTrigger asChild>
    <IconButton label="More actions" icon={Ellipsis} />
  </DropdownMenuTrigger>
  <DropdownMenuContent>
    <DropdownMenuItem icon={Pencil} onSelect={edit}>
      Edit bank
    </DropdownMenuItem>
  </DropdownMenuContent>
</DropdownMenu>`,
    patterns: ["Destructive actions"],
  },
  "Components/Overlays/Popover": {
    use: "A few controls or facts next to the button that opens them.",
    avoid: "Actions: use DropdownMenu. A separate task: use Dialog.",
    anatomy: ["Trigger", "Content"],
    keys: "Enter opens it, Escape closes it.",
    accessibility: "Announced as a dialog with its label. Focus returns to the trigger.",
    content: "No title if the trigger says the same.",
    example: `import { Button, Popover, PopoverContent, PopoverTrigger } from "@backoffice/ui";

<Popover>
  <PopoverTrigger asChild>
    <Button>Columns</Button>
  </PopoverTrigger>
  <PopoverContent aria-label="Columns">Player, amount, created</PopoverContent>
</Popover>`,
  },
  "Components/Overlays/Tooltip": {
    use: "A short explanation of the focused control.",
    avoid: "Information that staff need to decide: write it on the page.",
    anatomy: ["Text", "Shortcut (optional)"],
    keys: "Shown on focus, hidden with Escape.",
    accessibility: "Announced after the name of its control. Never contains controls.",
    content: "One short sentence without a full stop.",
    wording: { good: ["Counts only confirmed payments"], bad: ["This is the total."] },
    example: `import { Button, Tooltip } from "@backoffice/ui";

<Tooltip content="Counts only confirmed payments">
  <Button>Total</Button>
</Tooltip>`,
  },
  "Components/Overlays/Image viewer": {
    use: "Close inspection of an image: a document, a receipt.",
    avoid: "Decorative images.",
    anatomy: ["Title and caption", "Previous and next with position", "Zoom, fit and rotate", "Image"],
    keys: "← → previous and next image, + and − zoom, 0 fits, R rotates. Arrows pan a zoomed image.",
    accessibility: MODAL,
    content: "The alternative text says what the image shows: “Front of the identity card”.",
    example: `import { Button, ImageViewer } from "@backoffice/ui";
import { useState } from "react";

const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Show document</Button>
  <ImageViewer open={open} onOpenChange={setOpen} images={[{ src: "/favicon.svg", alt: "Front of the identity card" }]} />
</>`,
  },
  "Components/Overlays/Command palette": {
    use: "Navigation and record search from everywhere. One per application.",
    avoid: "Choosing a value of a form: use Combobox.",
    anatomy: ["Search box", "Groups of results", "Shortcut of a result"],
    keys: "Ctrl K opens it, ↑ ↓ move, Enter selects, Escape closes.",
    accessibility: "Focus stays in the box; the active result is announced.",
    content: "Results are named as in the menu. Actions start with a verb.",
    isFixed: true,
    example: `import { CommandPalette } from "@backoffice/ui";

<CommandPalette
  open={open}
  onOpenChange={setOpen}
  title="Command palette"
  placeholder="Search pages and players"
  query={query}
  onQueryChange={setQuery}
  commands={commands}
>
  No results
</CommandPalette>`,
  },
};
