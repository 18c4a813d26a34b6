import { createMemoryHistory } from "history";
import type { ReactNode } from "react";
import {
  Alert,
  ConfirmDialog,
  DescriptionList,
  Dialog,
  Drawer,
  EmptyState,
  ErrorDialog,
  JsonView,
  SectionHeading,
  toast,
  Toaster,
} from "@backoffice/ui";
import { type Cell, idCell, playerCell, statusCell, tagsCell, textCell, writeCsv } from "@backoffice/ui/table";
import { fileNameOf } from "../../ui/src/table/export/file-name-of.ts";
import { saveFile } from "../../ui/src/table/export/save-file.ts";
import { AppLink } from "#kit/address/app-link.tsx";
import { HistoryProvider } from "#kit/address/history.ts";
import { Markdown } from "../src/shell/help/markdown.tsx";
import { RichText } from "./rich-text.tsx";

const CSV_FORMAT = { notation: "screen", locale: "en-GB", timeZone: "UTC" } as const;

type Draw = (content: ReactNode) => void;
/** A place where the console shows or writes a text. */
export type Sink = (texts: readonly string[], draw: Draw) => Promise<void> | void;

const same = (text: string) => text;
const nothing = () => undefined;
const READER = { timeZone: "UTC", locale: "en-GB" };
const CELLS: readonly Cell<string>[] = [
  textCell(same),
  idCell(same),
  statusCell<string, string>(same, {}),
  tagsCell<string>((text) => [text, text]),
  playerCell((text) => ({ name: text, href: text })),
];

/** All of them at once. */
const each =
  (one: (text: string) => ReactNode): Sink =>
  (texts, draw) =>
    // oxlint-disable-next-line react/no-array-index-key -- texts come twice
    draw(texts.map((text, at) => <div key={at}>{one(text)}</div>));

/** One after the other, in what stays open. */
const inTurn =
  (one: (text: string) => ReactNode): Sink =>
  (texts, draw) => {
    for (const text of texts) draw(one(text));
  };

export const SINKS: Readonly<Record<string, Sink>> = {
  "list cell": each((text) => CELLS.map((it) => <span key={CELLS.indexOf(it)}>{it.cell(text, READER)}</span>)),
  heading: each((text) => <SectionHeading>{text}</SectionHeading>),
  "empty state and alert": each((text) => (
    <>
      <EmptyState title={text}>{text}</EmptyState>
      <Alert severity="critical" title={text}>
        {text}
      </Alert>
    </>
  )),
  details: each((text) => (
    <>
      <DescriptionList items={[{ label: text, value: text }]} />
      <JsonView value={{ [text]: [text] }} label={text} />
    </>
  )),
  toast: (texts, draw) => {
    draw(<Toaster />);
    for (const text of texts) {
      toast.error(text, { action: { label: text, onClick: nothing } });
      draw(<Toaster />);
    }
    toast.clear();
  },
  dialog: inTurn((text) => (
    <Dialog open onOpenChange={nothing} title={text} description={text}>
      {text}
    </Dialog>
  )),
  drawer: inTurn((text) => (
    <Drawer open onOpenChange={nothing} title={text}>
      {text}
    </Drawer>
  )),
  confirmation: inTurn((text) => (
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title={text}
      description={text}
      consequence={text}
      confirmLabel={text}
      typeToConfirm={text}
      onConfirm={nothing}
    />
  )),
  "error dialog": (texts, draw) => {
    draw(<ErrorDialog open onOpenChange={nothing} title={texts[0]} messages={texts} hint={texts[1]} />);
  },
  markdown: each((text) => (
    <HistoryProvider value={createMemoryHistory()}>
      <Markdown text={text} />
      <Markdown text={`# ${text}\n\n- ${text}\n\n[x](${text}) **${text}** \`${text}\``} />
    </HistoryProvider>
  )),
  "link href": each((text) => (
    <HistoryProvider value={createMemoryHistory()}>
      {playerCell(() => ({ name: "x", href: text })).cell(text, READER)}
      <AppLink to={`/players?search=${encodeURIComponent(text.toWellFormed())}`}>x</AppLink>
    </HistoryProvider>
  )),
  "rich text": async (texts, draw) => {
    const wrong = await new Promise<string[]>((resolve) => draw(<RichText texts={texts} onDone={resolve} />));
    if (wrong.length > 0) throw new Error(`A rich text holds what it must not: ${wrong.join("\n")}`);
  },
  CSV: async (texts) => {
    const columns = [{ header: texts[0]!, value: (text: string) => text }];
    const parts: string[] = [];
    for await (const { text } of writeCsv(columns, [texts], CSV_FORMAT)) parts.push(text);
    document.title = parts.join("");
  },
  "document title": (texts) => {
    for (const text of texts) document.title = `${text} · Back office`;
  },
  "file name": (texts) => {
    // The browser would ask once for every file.
    const keep = (event: Event) => event.preventDefault();
    HTMLAnchorElement.prototype.click = function click() {
      this.addEventListener("click", keep, { once: true });
      this.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    };
    for (const text of texts) saveFile(["x"], fileNameOf(text, "csv"), "text/plain");
  },
};
