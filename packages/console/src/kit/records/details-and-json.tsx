import { cn, JsonView, linkLook, MetaLineEnd } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useSession } from "#kit/session/session.ts";
import { JSON_TAB, seesJson, type JsonRule } from "./json-tab.tsx";
import { useTabParam } from "./record-tabs.tsx";

type DetailsAndJsonProps = JsonRule & {
  /** Value of the JSON view: the record as the server sent it. */
  record: unknown;
  /** The details. */
  children: ReactNode;
};

/** A tall JSON starts at the top of the drawer. */
const intoView = (json: HTMLElement | null) => json?.scrollIntoView?.({ block: "nearest" });

/**
 * The details of a record. For users who may see it, JSON at the end of its metadata shows the record as the server
 * sent it; the address says whether it is open.
 */
export const DetailsAndJson = ({ record, children, ...rule }: DetailsAndJsonProps) => {
  const session = useSession();
  const [tab, setTab] = useTabParam();
  if (!seesJson(session, rule)) return children;
  const isOpen = tab === JSON_TAB;
  const end = (
    <button
      type="button"
      aria-expanded={isOpen}
      className={cn(linkLook(true), "min-h-6 print:hidden")}
      onClick={() => setTab(isOpen ? undefined : JSON_TAB)}
    >
      JSON
    </button>
  );
  return (
    <>
      <MetaLineEnd end={end}>{children}</MetaLineEnd>
      {isOpen && (
        <div ref={intoView} className="mt-3">
          <JsonView value={record} maskKeys={rule.maskKeys} />
        </div>
      )}
    </>
  );
};
