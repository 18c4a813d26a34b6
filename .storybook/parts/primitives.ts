import { KEY_TEXTS } from "./key-texts.ts";
import type { PartGuide } from "./part-guide.ts";

/** Guides of buttons and plain controls, by the title of their stories. */
export const primitives: Readonly<Record<string, PartGuide>> = {
  "Components/Primitives/Button": {
    use: "An action on this page. One primary button per window.",
    avoid: "Navigation: use a link. A setting that stays on or off: use Switch or Checkbox.",
    anatomy: ["Icon (optional)", "Label", "Spinner while loading", "Reason as a tooltip while disabled"],
    keys: "Enter or Space presses it. A key held down while a window opens or closes does not press a button in the next one.",
    accessibility: "A disabled button stays focusable and states the reason. While it loads it is announced as busy.",
    content:
      "Verb and object in sentence case, no full stop: “Approve withdrawal”. Money actions include the amount: “Approve 120.00 EUR”.",
    wording: { good: ["Approve 120.00 EUR", "Add bank", "Cancel"], bad: ["OK", "Yes", "Click here to approve"] },
    example: `import { Button } from "@backoffice/ui";

<Button variant="primary" onClick={approve}>
  Approve 120.00 EUR
</Button>`,
    patterns: ["Confirmations", "Destructive actions"],
  },
  "Components/Primitives/Icon button": {
    use: "A well-known action where space is short: close, copy, more actions.",
    avoid: "Rare actions, and actions that move money: use Button with a label.",
    anatomy: ["Icon", "Tooltip with label and shortcut"],
    keys: "Enter or Space presses it.",
    accessibility:
      "The label is the accessible name, and the tooltip on focus and hover. The target is at least 24 px.",
    content: "The label names the action and its object: “Close”, “Copy player id”.",
    example: `import { IconButton } from "@backoffice/ui";
import { X } from "lucide-react";

<IconButton label="Close" icon={X} onClick={close} />`,
  },
  "Components/Primitives/Copy button": {
    use: "Copies the id, address or code next to it.",
    avoid: "Copying several rows: the table has shortcuts and an export.",
    anatomy: ["Copy icon", "Check icon after copying"],
    keys: "Enter or Space copies.",
    accessibility: "Announces that the value was copied.",
    content: "The label names the value: “Copy transaction id”.",
    example: `import { CopyButton } from "@backoffice/ui";

<CopyButton value="0x91c4" label="Copy address" />`,
  },
  "Components/Primitives/Input": {
    use: "A single text box outside a form, such as the search of a list.",
    avoid: "Forms: use TextField, which has label, help and error.",
    anatomy: ["Start icon (optional)", "Value or placeholder", "Unit (optional)"],
    keys: "Type in it.",
    accessibility: "Needs aria-label or a label element; a placeholder is not a label.",
    content: "The placeholder is an example or the fields that are searched: “Title, id or state”.",
    wording: { good: ["Name or id"], bad: ["Search…", "Enter your search term here"] },
    example: `import { Input } from "@backoffice/ui";
import { Search } from "lucide-react";

<Input type="search" aria-label="Search panels" placeholder="Title, id or state" startIcon={Search} />`,
  },
  "Components/Primitives/Textarea": {
    use: "Several lines of text outside a form.",
    avoid: "One line: use Input. Forms: use TextareaField.",
    anatomy: ["Text box that grows with its text"],
    keys: "Enter inserts a line break.",
    accessibility: "Needs aria-label or a label element.",
    content: "No placeholder instead of a label.",
    example: `import { Textarea } from "@backoffice/ui";

<Textarea aria-label="Note" rows={2} />`,
  },
  "Components/Primitives/Checkbox": {
    use: "One of several options that can be on together, or an acceptance before sending.",
    avoid: "A setting that applies immediately: use Switch.",
    anatomy: ["Box", "Check mark, or a bar if some items are selected"],
    keys: KEY_TEXTS.space,
    accessibility: "A native check box with a 24 px target. Indeterminate is announced as mixed.",
    content: "Label it with the positive statement: “Notify the player”, not “Do not notify”.",
    wording: { good: ["Notify the player"], bad: ["Do not notify the player"] },
    example: `import { Checkbox } from "@backoffice/ui";
import { useState } from "react";

const [notify, setNotify] = useState(true);

<label className="flex items-center gap-2">
  <Checkbox checked={notify} onChange={(event) => setNotify(event.currentTarget.checked)} />
  Notify the player
</label>`,
  },
  "Components/Primitives/Switch": {
    use: "A setting that applies immediately.",
    avoid: "A value that is sent with a form, or needs a confirmation first: use Checkbox.",
    anatomy: ["Track", "Thumb"],
    keys: KEY_TEXTS.space,
    accessibility: "Announced as a switch that is on or off. The label does not change with the state.",
    content: "Name what is on, without a verb: “Thumbnails”.",
    example: `import { Switch } from "@backoffice/ui";
import { useState } from "react";

const [shown, setShown] = useState(true);

<label className="flex items-center gap-2">
  <Switch checked={shown} onCheckedChange={setShown} />
  Thumbnails
</label>`,
  },
  "Components/Primitives/Radio": {
    use: "One of two to five options, all visible.",
    avoid: "More than five options: use Select.",
    anatomy: ["Circle", "Dot of the selected option"],
    keys: "Tab moves to the selected option, ↑ ↓ select another.",
    accessibility: "Radios of one question share a name and stand in a fieldset with a legend.",
    content: "Options are parallel noun phrases of similar length.",
    example: `import { Radio } from "@backoffice/ui";

<label className="flex items-center gap-2">
  <Radio name="payout" value="auto" defaultChecked />
  Automatic
</label>`,
  },
  "Components/Primitives/Select": {
    use: "One of up to about ten options.",
    avoid: "More options: use Combobox. Two or three: use Radio.",
    anatomy: ["Selected option or placeholder", "Arrow", "List"],
    keys: KEY_TEXTS.nativeList,
    accessibility: "The browser’s own list, announced as one.",
    content: "The empty option says what it stands for: “All areas”.",
    example: `import { Select } from "@backoffice/ui";
import { useState } from "react";

const [status, setStatus] = useState("");

<Select
  aria-label="Status"
  value={status}
  onValueChange={setStatus}
  options={[
    { value: "", label: "All statuses" },
    { value: "PENDING", label: "Pending" },
  ]}
/>`,
  },
  "Components/Primitives/Combobox": {
    use: "One of a long list, found by typing.",
    avoid: "Options that the server must search: use AsyncComboboxField.",
    anatomy: ["Text box", "Clear button", "List with groups"],
    keys: KEY_TEXTS.list,
    accessibility: "Announces the number of matches. Focus stays in the box; the active option is announced.",
    content: "Options start with the word that staff search for.",
    example: `import { Combobox } from "@backoffice/ui";
import { useState } from "react";

const [country, setCountry] = useState("");

<Combobox aria-label="Country" value={country} onValueChange={setCountry} options={[{ value: "MT", label: "Malta" }]} />`,
  },
  "Components/Primitives/Date box": {
    use: "A day or a moment, typed in the format of the locale.",
    avoid: "A period: use the range filter.",
    anatomy: ["Text box with day, month, year", "Calendar button", "Calendar"],
    keys: `${KEY_TEXTS.date} A text that is not a date stays visible and is refused.`,
    accessibility: "The calendar is a dialog with a grid of days; the selected day is announced.",
    content: "Dates follow the locale, never ISO.",
    example: `import { DateBox } from "@backoffice/ui";
import { useState } from "react";

const [day, setDay] = useState("");

<DateBox label="Day" aria-label="Day" precision="day" value={day} onValue={setDay} />`,
  },
  "Components/Primitives/Tabs": {
    use: "Views of one record, read one at a time.",
    avoid: "Steps in an order: use Wizard. Views that a link opens: use AddressTabs.",
    anatomy: ["Tab list", "Tab with label and count", "Panel"],
    keys: "← → move between tabs and wrap around.",
    accessibility: "A tab list; the panel is labelled by its tab.",
    content: "One or two words, nouns: “Payments”.",
    example: `import { TabPanel, Tabs } from "@backoffice/ui";
import { useState } from "react";

const [tab, setTab] = useState("payments");

<Tabs label="Player" tabs={[{ value: "payments", label: "Payments" }]} value={tab} onValueChange={setTab}>
  <TabPanel value="payments">No payments yet</TabPanel>
</Tabs>`,
    patterns: ["Record panel"],
  },
};
