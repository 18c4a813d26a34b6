import { linkLook } from "@backoffice/ui";
import { Fragment, type ReactNode } from "react";
import { AppLink } from "#kit/address/app-link.tsx";

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<to>\/(?!\/)[^)\s]*)\)/g;

/** Bold, code, and links within the console; everything else is text. */
const inline = (text: string, onLink?: () => void): ReactNode => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const { strong, code, label, to = "" } = match.groups ?? {};
    parts.push(text.slice(end, match.index));
    if (strong) parts.push(<strong className="font-semibold">{strong}</strong>);
    else if (code) parts.push(<code className="rounded-sm bg-sunken px-1 font-mono text-meta">{code}</code>);
    else
      parts.push(
        <AppLink to={to} onClick={onLink} className={linkLook(true)}>
          {label}
        </AppLink>,
      );
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
};

const LIST = "grid gap-1.5 ps-5";

const block = (text: string, onLink?: () => void): ReactNode => {
  if (text.startsWith("## ")) return <h3 className="pt-2 font-semibold">{inline(text.slice(3), onLink)}</h3>;
  // An indented line continues the one before.
  const lines = text.replaceAll(/\n\s+/g, " ").split("\n");
  const items = (mark: RegExp) => lines.map((line) => <li key={line}>{inline(line.replace(mark, ""), onLink)}</li>);
  if (text.startsWith("- ")) return <ul className={`${LIST} list-disc`}>{items(/^- /)}</ul>;
  if (/^\d+\. /.test(text)) return <ol className={`${LIST} list-decimal`}>{items(/^\d+\. /)}</ol>;
  return <p>{inline(lines.join(" "), onLink)}</p>;
};

/** The title of a help page: its first line. */
export const markdownTitle = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? "";

/**
 * Renders the subset of Markdown that help pages use (headings, paragraphs, lists, bold, code, internal links) as
 * React elements: no text can become markup.
 */
export const Markdown = ({ text, onLink }: { text: string; onLink?: () => void }) => (
  <div data-slot="markdown" lang="en" dir="auto" className="grid max-w-prose gap-3 text-ink">
    {text
      .replace(/^# .+$/m, "")
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => (
        <Fragment key={part}>{block(part, onLink)}</Fragment>
      ))}
  </div>
);
