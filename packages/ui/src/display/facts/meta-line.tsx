import { createContext, use, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isEmptyValue } from "./is-empty-value.ts";

/** The list of the line around; null until it is mounted, undefined without one. */
const ListContext = createContext<HTMLElement | null | undefined>(undefined);

// The dot before the first entry of a line of text is outside of the box, and clipped.
const LINE =
  "mt-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 overflow-x-clip border-t pt-3 text-meta text-ink-muted [overflow-clip-margin:4px] **:data-[slot=id-copy]:opacity-100";
const ENTRY = "before:-ms-3.5 before:inline-block before:w-3.5 before:text-center before:content-['·']";

/** Ids, dates and authors of a record in one muted line, or in the line around; empty ones are left out. */
export const MetaLine = ({ items }: { items: readonly ReactNode[] }) => {
  const around = use(ListContext);
  const shown = items.filter((it) => !isEmptyValue(it));
  if (shown.length === 0) return null;
  const entries = shown.map((it, at) => (
    <li key={at} className={ENTRY}>
      <bdi>{it}</bdi>
    </li>
  ));
  return around === undefined ? <ul className={LINE}>{entries}</ul> : around && createPortal(entries, around);
};

type MetaLineEndProps = {
  /** Content at the end of the line. */
  end: ReactNode;
  /** The record; its metadata move into the line. */
  children: ReactNode;
};

/** A record whose line of metadata is below everything else, and ends with an action. */
export const MetaLineEnd = ({ end, children }: MetaLineEndProps) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <ListContext value={list}>
      {children}
      <div className={LINE}>
        <ul ref={setList} className="contents" />
        <span className={ENTRY}>{end}</span>
      </div>
    </ListContext>
  );
};
