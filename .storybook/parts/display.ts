import type { PartGuide } from "./part-guide.ts";

/** Guides of components that show values and messages, by the title of their stories. */
export const display: Readonly<Record<string, PartGuide>> = {
  "Components/Display/Address tabs": {
    use: "Views of one record that a link can open.",
    avoid: "Tabs of a dialog, which has no address: use Tabs.",
    anatomy: ["Tab list", "Tab with label and count", "Panel"],
    keys: "← → move between tabs.",
    accessibility: "A tab list. The selected tab is in the address, so Back returns to the previous one.",
    content: "One or two words, nouns: “Payments”.",
    example: `import { AddressTabs } from "@backoffice/ui";
import { useState } from "react";

const [tab, setTab] = useState("details");

<AddressTabs
  label="Player"
  value={tab}
  onValueChange={setTab}
  tabs={[{ value: "details", label: "Details", content: <p>Maria Borg, Malta</p> }]}
/>`,
    patterns: ["Record panel"],
  },
  "Components/Display/Alert": {
    use: "A condition of this page that lasts.",
    avoid: "The outcome of an action: use a toast or ErrorDialog.",
    anatomy: ["Icon of the severity", "Title (optional)", "Text", "Action (optional)", "Dismiss button (optional)"],
    keys: "Tab reaches its buttons.",
    accessibility: "Announced when it appears; critical ones immediately. The severity is a word, not only a colour.",
    content: "What happened, then what to do. No exclamation mark.",
    wording: {
      good: ["Exchange rates are 2 hours old. Amounts in other currencies may differ."],
      bad: ["Attention!!!"],
    },
    example: `import { Alert } from "@backoffice/ui";

<Alert severity="caution" title="Exchange rates are 2 hours old">
  Amounts in other currencies may differ.
</Alert>`,
    patterns: ["Errors"],
  },
  "Components/Display/Checks": {
    use: "What is risky about a record, before someone decides about it.",
    avoid: "The state of a record: use a badge. A warning about the page: use Alert.",
    anatomy: ["Line with the most severe check", "Link to its proof", "All checks, in the same order in every state"],
    keys: "Tab reaches the proofs, and “Try again” if checks failed.",
    accessibility:
      "A stop is announced at once, other results when all are read. Severity is a word, not only a colour.",
    content: "The line is a sentence with its consequence; a check has a noun and a result of two or three words.",
    wording: {
      good: ["Blocked player. Approval pays a blocked account."],
      bad: ["Risk detected!"],
    },
    example: `import { Checks } from "@backoffice/ui";

<Checks
  checks={[{ code: "player", label: "Player", state: "clear", text: "active" }]}
  onRetry={refetch}
/>`,
    patterns: ["Decision panel"],
  },
  "Components/Display/Diff view": {
    use: "The difference between two versions of a record.",
    avoid: "A whole record: use JsonView.",
    anatomy: ["Field name", "Value before", "Value after"],
    accessibility: "“Before” and “after” are words, not only colours.",
    content: "Fields have the labels of the form. Unchanged fields are left out.",
    example: `import { DiffView } from "@backoffice/ui";

<DiffView
  before={{ name: "Bank of Valletta", limit: 500 }}
  after={{ name: "Bank of Valletta", limit: 800 }}
  label="Changes of bank 1042"
/>`,
  },
  "Components/Display/JSON view": {
    use: "A raw response for staff with permission, secrets masked.",
    avoid: "Facts for daily work: use DescriptionList.",
    anatomy: ["Search", "Copy button", "Levels that expand and collapse", "Masked values"],
    keys: "Tab to a level, Enter expands or collapses it.",
    accessibility: "Each level is a button with its state and number of entries.",
    content: "Names stay as on the wire.",
    example: `import { JsonView } from "@backoffice/ui";

<JsonView value={{ id: 1042, name: "Bank of Valletta", token: "a1b2" }} maskKeys={(key) => key === "token"} />`,
  },
  "Components/Display/Parts": {
    use: "Badges, counts, dates, ids and facts of a record, as all pages show them.",
    avoid: "A different format for a date, an amount or an id.",
    anatomy: [
      "Badge: dot and word",
      "Count",
      "Date with zone in its tooltip",
      "Shortened id with copy button",
      "List of label and value",
    ],
    keys: "Tab reaches ids and dates, which show the full value.",
    accessibility: "A date is announced with its zone. A shortened id is announced and copied in full.",
    content: "Status badges use the words of the glossary. Missing values are a dash.",
    example: `import { Badge, DateTime, DescriptionList, Id, Money } from "@backoffice/ui";

<DescriptionList
  items={[
    { label: "Status", value: <Badge tone="normal">Approved</Badge> },
    { label: "Amount", value: <Money amount="1250.00" currency="EUR" /> },
    { label: "Created", value: <DateTime value="2026-03-14T09:30:00Z" /> },
    { label: "Player", value: <Id value="65f1c0de91c4" /> },
  ]}
/>`,
    patterns: ["Missing values", "Money"],
  },
  "Components/Display/QR code": {
    use: "An address or secret that a phone scans, always with the text and a copy button.",
    avoid: "A text that nobody scans.",
    anatomy: ["Code", "Text", "Copy button"],
    keys: "Tab to the copy button.",
    accessibility: "The code is an image with a text alternative.",
    content: "The label is an instruction: “Scan to set up two-step sign-in”.",
    example: `import { QrCode } from "@backoffice/ui";

<QrCode value="otpauth://totp/console?secret=JBSW" label="Scan to set up two-step sign-in" text="JBSW" />`,
  },
  "Components/Display/States": {
    use: "In place of content: nothing here, not found, forbidden, failed, loading.",
    avoid: "A failed action: use ErrorDialog.",
    anatomy: ["Icon", "Title", "One sentence", "One action (optional)"],
    keys: "Tab reaches the action.",
    accessibility: "Announced when it replaces the content.",
    content: "Say what is missing and what to do: “No banks yet”, “Add bank”. Forbidden names the permission.",
    wording: {
      good: ["No banks yet · Add bank", "Missing permission: view_banks"],
      bad: ["No data", "Access denied!"],
    },
    example: `import { Button, EmptyState } from "@backoffice/ui";

<EmptyState title="No banks yet" action={<Button variant="primary">Add bank</Button>}>
  Players withdraw to banks that you add here.
</EmptyState>`,
    patterns: ["Empty states", "Errors"],
  },
  "Components/Display/Toaster": {
    use: "The outcome of an action that needs no response.",
    avoid: "An error that the user must resolve: use ErrorDialog.",
    anatomy: ["Icon of the severity", "Message", "Action (optional)", "Dismiss button"],
    keys: "Tab reaches its buttons, Escape dismisses it.",
    accessibility: "Announced politely; takes no focus.",
    content: "Object and past participle: “Bank saved”. The action is a verb: “Undo”.",
    wording: {
      good: ["Bank saved", "3 withdrawals approved"],
      bad: ["Success!", "Your changes have been saved successfully."],
    },
    example: `import { Button, toast, Toaster } from "@backoffice/ui";

<>
  <Button onClick={() => toast.success("Bank saved")}>Save bank</Button>
  <Toaster />
</>`,
    patterns: ["Errors"],
  },
};
